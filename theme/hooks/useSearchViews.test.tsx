import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '@search/client/searchHit';
import type { SearchAnswer } from '@search/client/searchClient';
import type { MessageSearchClient } from '@search/messages/messageSearch';
import { useSearchSession } from './useSearchSession';
import { useSearchViews } from './useSearchViews';

const hit = (title: string): SearchHit => ({
  objectID: title,
  url: `/${title}`,
  type: 'lvl1',
  content: null,
  hierarchy: {
    lvl0: 'Config',
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});

const NONE: SearchAnswer = { hits: [] };
const answerWith = (...titles: string[]): SearchAnswer => ({ hits: titles.map(hit) });

const navigate = vi.fn<(url: string) => void>();
const onClose = vi.fn();

/** A client that responds when the test resolves it, in any order. */
function slowClient() {
  const waiting = new Map<string, (answer: SearchAnswer) => void>();
  const client: MessageSearchClient = {
    indexName: 'docs',
    paste: () => undefined,
    search: (query) => new Promise((resolve) => waiting.set(query, resolve)),
  };
  const respond = (query: string, answer: SearchAnswer) =>
    act(async () => {
      waiting.get(query)?.(answer);
      await Promise.resolve();
    });
  return { client, respond };
}

interface SearchProps {
  client: MessageSearchClient;
  onNavigate?: (url: string) => void;
}

function Search({ client, onNavigate = navigate }: SearchProps) {
  const session = useSearchSession({
    client,
    initialQuery: '',
    placeholder: '',
    onNavigate,
    onClose,
  });
  const view = useSearchViews(session, onNavigate);
  return (
    <>
      <input {...view.field.inputProps} />
      <output data-status={view.status}>{view.screen}</output>
    </>
  );
}

function open() {
  const { client, respond } = slowClient();
  const { rerender, unmount } = render(<Search client={client} />);
  const field = screen.getByRole('combobox');
  field.focus();
  const type = (query: string) => {
    fireEvent.change(field, { target: { value: query } });
  };
  /** Loading a page changes the function that opens the next one. */
  const arrive = (onNavigate: (url: string) => void) => {
    rerender(<Search client={client} onNavigate={onNavigate} />);
  };
  const shown = screen.getByRole('status');
  return { type, respond, press: userEvent.keyboard, arrive, unmount, shown };
}

beforeEach(() => {
  localStorage.clear();
  navigate.mockClear();
  onClose.mockClear();
});

describe('Enter before the response', () => {
  it('waits for the response and opens its first hit', async () => {
    const { type, press, respond, shown } = open();
    type('server.port');
    await press('{Enter}');
    expect(shown.textContent).toBe('loading');
    await respond('server.port', answerWith('port', 'host'));
    expect(navigate.mock.calls).toEqual([['/port']]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("doesn't open a hit of the previous query, even if that response arrives late", async () => {
    const { type, press, respond } = open();
    type('serv');
    await respond('serv', answerWith('base'));
    type('server');
    type('server.port');
    await press('{Enter}');
    await respond('server', answerWith('base'));
    expect(navigate).not.toHaveBeenCalled();
    await respond('server.port', answerWith('port'));
    expect(navigate.mock.calls).toEqual([['/port']]);
  });

  it('is canceled by further typing', async () => {
    const { type, press, respond, shown } = open();
    type('server');
    await press('{Enter}');
    type('server.port');
    await respond('server', answerWith('base'));
    await respond('server.port', answerWith('port'));
    expect(shown.textContent).toBe('hits');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('opens nothing once search is closed', async () => {
    const { type, press, respond, unmount } = open();
    type('server.port');
    await press('{Enter}');
    unmount();
    await respond('server.port', answerWith('port'));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('opens the hit that was selected with the arrow keys', async () => {
    const { type, press, respond } = open();
    type('serv');
    await respond('serv', answerWith('base', 'port'));
    type('server');
    await press('{ArrowDown}{Enter}');
    expect(navigate.mock.calls).toEqual([['/port']]);
  });
});

describe('navigation while search is open', () => {
  it('keeps the response, and Enter opens its first hit from the new page', async () => {
    const { type, press, respond, arrive, shown } = open();
    type('server.port');
    await respond('server.port', answerWith('port'));
    const navigateFromNewPage = vi.fn<(url: string) => void>();
    arrive(navigateFromNewPage);
    expect(shown.textContent).toBe('hits');
    await press('{Enter}');
    expect(navigateFromNewPage.mock.calls).toEqual([['/port']]);
    expect(navigate).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps a pending request', async () => {
    const { type, press, respond, arrive } = open();
    type('server.port');
    await press('{Enter}');
    const navigateFromNewPage = vi.fn<(url: string) => void>();
    arrive(navigateFromNewPage);
    await respond('server.port', answerWith('port'));
    expect(navigateFromNewPage.mock.calls).toEqual([['/port']]);
  });
});

describe('the search state', () => {
  it('is loading until the first response, which stays until the next', async () => {
    const { type, respond, shown } = open();
    type('port');
    expect(shown.textContent).toBe('loading');
    expect(shown.dataset['status']).toBe('loading');
    await respond('port', answerWith('port'));
    expect(shown.textContent).toBe('hits');
    expect(shown.dataset['status']).toBe('idle');
    type('ports');
    expect(shown.textContent).toBe('hits');
    expect(shown.dataset['status']).toBe('loading');
    await respond('ports', NONE);
    expect(shown.textContent).toBe('none');
  });

  it('stays loading after a response to an earlier query', async () => {
    const { type, respond, shown } = open();
    type('por');
    type('port');
    await respond('por', answerWith('base'));
    expect(shown.dataset['status']).toBe('loading');
  });

  it('shows the response to the current query when an earlier one arrives after it', async () => {
    const { type, respond, shown } = open();
    type('zzz');
    type('port');
    await respond('port', answerWith('port'));
    await respond('zzz', NONE);
    expect(shown.textContent).toBe('hits');
    expect(shown.dataset['status']).toBe('idle');
  });

  it('shows the response even if Tab moved the focus before it arrived', async () => {
    const { type, press, respond, shown } = open();
    type('port');
    await press('{Tab}');
    await respond('port', answerWith('port'));
    expect(shown.textContent).toBe('hits');
  });
});
