import { expect, it, vi } from 'vitest';
import { searchClient } from './clients';
import { hostedClient } from './hosted';

vi.mock('./hosted', () => ({ hostedClient: vi.fn() }));

const OPTIONS = {
  lang: 'en',
  version: '',
  base: '/',
  service: { appId: 'APP', apiKey: 'key', indexName: 'docs' },
};

const ASKED = ['port', { snippetWords: 10, hitsPerPage: 20 }] as const;

it('uses one client for all calls, and retries with the next query after a failed load', async () => {
  vi.mocked(hostedClient).mockImplementationOnce(() => {
    throw new Error('The code did not come.');
  });
  const client = searchClient(OPTIONS);
  await expect(client.search(...ASKED)).rejects.toThrow('The code did not come.');
  const search = vi.fn(() => Promise.resolve({ hits: [] }));
  vi.mocked(hostedClient).mockReturnValue({ indexName: 'docs', search });
  expect(searchClient(OPTIONS)).toBe(client);
  await expect(client.search(...ASKED)).resolves.toEqual({ hits: [] });
  await client.search(...ASKED);
  expect(search).toHaveBeenCalledTimes(2);
  expect(hostedClient).toHaveBeenCalledTimes(2);
});
