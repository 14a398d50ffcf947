import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit } from './searchHit';
import { savedSearches } from './savedSearches';
import type { SearchAnswer, SearchClient } from './searchClient';
import { answerOf, createSearchMachine, type SearchState, type Width } from './searchMachine';

/** Hits from this many pages of one section. */
const hits = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_, index) => ({
    objectID: String(index),
    url: `/${index}`,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Guide',
      lvl1: `Page ${index}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  }));

function machine(answer: Promise<SearchAnswer>, width: Width = 'wide') {
  const search = vi.fn<SearchClient['search']>(() => answer);
  let state: SearchState | undefined;
  const api = createSearchMachine({
    client: { indexName: 'docs', search },
    saved: savedSearches('docs'),
    initialQuery: '',
    placeholder: '',
    width,
    onStateChange: (next) => {
      state = next;
    },
    onNavigate: vi.fn(),
    onClose: vi.fn(),
  });
  const ask = (query: string) => {
    api.setQuery(query);
    return api.refresh();
  };
  const now = () => {
    if (!state) throw new Error('nothing was asked yet');
    return state;
  };
  return { ask, search, now };
}

const shownBy = (state: SearchState) => state.collections.flatMap(({ items }) => items).length;

describe('the search', () => {
  it.each([
    ['wide', 20, 10],
    ['narrow', 5, 5],
  ] as const)(
    'on a %s screen shows up to %i hits of a group, with snippets of %i words',
    async (width, most, words) => {
      const { ask, search, now } = machine(Promise.resolve({ hits: hits(30) }), width);
      await ask('port');
      expect(shownBy(now())).toBe(most);
      expect(search).toHaveBeenCalledWith('port', { hitsPerPage: 20, snippetWords: words });
    },
  );

  it('suggests up to three queries', async () => {
    const suggestions = ['a', 'b', 'c', 'd'];
    const { ask, now } = machine(Promise.resolve({ hits: [], suggestions }));
    await ask('zzz');
    expect(answerOf(now())?.suggestions).toEqual(['a', 'b', 'c']);
  });

  it('suggests the sections seen last if the service suggests nothing', async () => {
    const { ask, search, now } = machine(Promise.resolve({ hits: hits(1) }));
    await ask('port');
    search.mockResolvedValue({ hits: [] });
    await ask('portt');
    expect(answerOf(now())?.suggestions).toEqual(['Guide']);
  });

  it('reports why there is no response, and clears the error with the next response', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    const { ask, search, now } = machine(Promise.reject(new Error('hosts are down')));
    await ask('port');
    expect(answerOf(now())?.failure).toBe('hosts are down');
    search.mockResolvedValue({ hits: hits(1) });
    await ask('ports');
    expect(answerOf(now())?.failure).toBeNull();
  });
});

describe('a search without a response yet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is stalled after 300 ms', async () => {
    const { ask, now } = machine(new Promise(() => undefined));
    void ask('port');
    await vi.advanceTimersByTimeAsync(299);
    expect(now().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(now().status).toBe('stalled');
  });
});
