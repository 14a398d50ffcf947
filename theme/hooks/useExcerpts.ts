import { useCallback, useEffect, useState } from 'react';
import type { SearchHit } from '@search/client/searchHit';
import { HITS_IN_VIEW } from '@search/client/limits';
import type { SearchClient } from '@search/client/searchClient';
import { answerOf, type SearchState } from '@search/client/searchMachine';

const NONE: ReadonlyMap<string, string> = new Map();

/** A reader who types on does not read: passages are asked for when no key came for this long. */
const PAUSE_MS = 150;

/** Passages for the hits shown, which may arrive after them. */
export function useExcerpts(client: SearchClient, state: SearchState, words: number) {
  const [excerpts, setExcerpts] = useState(NONE);
  /** The query whose list the reader has scrolled. */
  const [scrolled, setScrolled] = useState('');
  const answered = answerOf(state)?.query ?? '';
  const { collections } = state;
  const shown = scrolled === answered ? Infinity : HITS_IN_VIEW;
  useEffect(() => {
    if (!answered.trim() || !client.excerpts) return undefined;
    let isCurrent = true;
    const hits = collections.flatMap(({ items }) => items as unknown as SearchHit[]);
    const pause = setTimeout(() => {
      client.excerpts?.(answered, hits.slice(0, shown), words).then(
        (found) => {
          if (isCurrent) setExcerpts(found);
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [client, answered, collections, words, shown]);
  const onScroll = useCallback(() => setScrolled(answered), [answered]);
  return { excerpts, onScroll };
}
