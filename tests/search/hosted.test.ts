import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  records,
  startSearchDouble,
  type Manner,
  type SearchDouble,
} from '../fixtures/search-double/server';
import { hostedClient } from '@search/client/hosted';
import type { SearchClient } from '@search/client/searchClient';

const MARK_DOWN_MS = 120_000;
const options = { snippetWords: 10, hitsPerPage: 20 };

let doubles: SearchDouble[] = [];

/** The real client with hosts that respond in these manners, in this order. */
async function clientOf(...manners: Manner[]): Promise<SearchClient> {
  doubles = await Promise.all(manners.map((manner) => startSearchDouble(manner)));
  return hostedClient({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    lang: 'en',
    version: '',
    hosts: doubles.map(({ host }) => ({ url: host, accept: 'readWrite', protocol: 'http' })),
  });
}

const requestCounts = () => doubles.map(({ requests }) => requests.length);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(doubles.map(({ stop }) => stop()));
  doubles = [];
});

describe('the hosted search service', () => {
  it('receives requests as specified', async () => {
    const client = await clientOf('hits');
    await client.search('port', options);
    expect(doubles[0]?.requests).toMatchObject([
      {
        method: 'POST',
        path: '/1/indexes/*/queries',
        body: {
          requests: [
            {
              query: 'port',
              indexName: 'docs',
              attributesToRetrieve: [
                ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
                'content',
                'type',
                'url',
              ],
              attributesToSnippet: [
                ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
                'content:10',
              ],
              snippetEllipsisText: '…',
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
              hitsPerPage: 20,
              clickAnalytics: false,
              facetFilters: ['lang:en'],
            },
          ],
        },
      },
    ]);
  });

  it('returns its hits, with texts as plain text', async () => {
    const client = await clientOf('hits');
    const { hits } = await client.search('port', options);
    expect(hits.map(({ url }) => url)).toEqual([
      'https://docs.example/config/server/port',
      'https://docs.example/config/server/port#when-the-port-is-taken',
    ]);
    expect(hits[1]?._snippetResult?.content?.value).toBe(
      'The next free <mark>port</mark> <port> is…',
    );
  });

  it('returns the total, and the id of the query', async () => {
    const client = await clientOf('hits');
    const { total, queryID } = await client.search('port', options);
    expect({ total, queryID }).toEqual({ total: 2, queryID: 'q1' });
  });

  it('can return no hits', async () => {
    const client = await clientOf('none');
    expect((await client.search('port', options)).hits).toEqual([]);
  });

  it.each<[string, Manner]>([
    ['answers with a server error', 503],
    ['breaks off', 'break-off'],
    ['is silent', 'silence'],
  ])("is replaced by its next host if one %s, and that one isn't used again", async (_, manner) => {
    const client = await clientOf(manner, 'hits');
    expect((await client.search('port', options)).hits).toHaveLength(2);
    expect(requestCounts()).toEqual([1, 1]);
    await client.search('another', options);
    expect(requestCounts()).toEqual([1, 2]);
  });

  it('retries a failed host after 120 s, not earlier', async () => {
    const client = await clientOf(503, 'hits');
    await client.search('one', options);
    vi.setSystemTime(Date.now() + MARK_DOWN_MS - 1000);
    await client.search('two', options);
    expect(requestCounts()).toEqual([1, 2]);
    vi.setSystemTime(Date.now() + 2000);
    if (doubles[0]) doubles[0].manner = 'hits';
    await client.search('three', options);
    expect(requestCounts()).toEqual([2, 2]);
  });

  it.each([
    ['by years', 3 * 365 * 24 * 3600_000],
    ['by a minute', 60_000],
  ])('retries a failed host after the clock is set back %s', async (_, ms) => {
    const client = await clientOf(503, 'hits');
    await client.search('one', options);
    vi.setSystemTime(Date.now() - ms);
    if (doubles[0]) doubles[0].manner = 'hits';
    await client.search('two', options);
    expect(requestCounts()).toEqual([2, 1]);
  });

  it.each([403, 404, 429])("isn't retried at another host after %i", async (status) => {
    const client = await clientOf(status, 'hits');
    await expect(client.search('port', options)).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message: `Answered with ${status}`,
    });
    expect(requestCounts()).toEqual([1, 0]);
  });

  it.each([
    'null',
    '5',
    '[]',
    '{}',
    '{"results":5}',
    '{"results":[null]}',
    '{"results":[{"hits":5}]}',
  ])('fails with our message if its response is %s', async (json) => {
    const client = await clientOf({ json });
    await expect(client.search('port', options)).rejects.toThrow(
      'The search service sent a response without hits.',
    );
  });

  it('loses malformed hits and unknown fields', async () => {
    const [good] = records;
    const withoutUrl = { ...records[1], url: undefined };
    const hits = [null, 5, {}, withoutUrl, { ...good, url: 5 }, { ...good, extra: '<b>' }];
    const client = await clientOf({ json: JSON.stringify({ results: [{ hits }] }) });
    const result = await client.search('port', options);
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(['1']);
    expect(result.hits[0]).not.toHaveProperty('extra');
  });

  it("fails if its response isn't JSON", async () => {
    const client = await clientOf('no-json');
    await expect(client.search('port', options)).rejects.toMatchObject({
      name: 'DeserializationError',
    });
  });

  it('fails if no host can be reached, with a hint at the application id', async () => {
    const client = await clientOf('break-off', 500);
    await expect(client.search('port', options)).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('application id may be incorrect'),
    });
  });

  it('requires an application id and a key', () => {
    const service = { appId: 'A', apiKey: 'K', indexName: 'docs', lang: 'en', version: '' };
    expect(() => hostedClient({ ...service, appId: '' })).toThrow('`appId` is missing.');
    expect(() => hostedClient({ ...service, apiKey: '' })).toThrow('`apiKey` is missing.');
  });
});
