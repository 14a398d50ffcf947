import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchPanel } from './SearchPanel';

const { hosted, own, onNavigate } = vi.hoisted(() => ({
  hosted: { indexName: 'hosted', search: vi.fn<() => Promise<never>>() },
  own: { indexName: 'own', search: vi.fn(() => Promise.resolve({ hits: [] })) },
  onNavigate: vi.fn(),
}));

vi.mock('@rspress/core/runtime', () => ({
  useSite: () => ({ site: { themeConfig: { locales: [] } } }),
  useLang: () => 'en',
}));
vi.mock('@hooks/useNavigateToHit', () => ({ useNavigateToHit: () => onNavigate }));
vi.mock('@hooks/useSearchClient', () => ({
  useSearchClient: (isOwn: boolean) =>
    isOwn ? { client: own, isHosted: false } : { client: hosted, isHosted: true },
}));

const close = () => undefined;

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function ask(answer: Promise<never>) {
  hosted.search.mockReturnValue(answer);
  render(<SearchPanel typed="" selection="" onClose={close} />);
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value: 'port' } });
  await wait(0);
}

const alert = () => screen.queryByRole('alert', { hidden: true });

it('offers the site’s own index after 3 s without a response from the service', async () => {
  await ask(new Promise(() => undefined));
  await wait(2900);
  expect(alert()).toBeNull();
  await wait(100);
  expect(alert()?.textContent).toContain('The search service is slow');
  fireEvent.click(screen.getByText('Search with the index of this site'));
  await wait(0);
  expect(own.search).toHaveBeenCalledWith('port', expect.anything());
  await wait(4000);
  expect(alert()).toBeNull();
});

it("reports a failure with a localized message, and logs the service's message to the console", async () => {
  const error = new Error('Your application id may be incorrect.');
  await ask(Promise.reject(error));
  expect(alert()?.textContent).toContain('Unable to fetch results');
  expect(alert()?.textContent).not.toContain('application');
  expect(console.warn).toHaveBeenCalledWith('Search failed.', error);
});
