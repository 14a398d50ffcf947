// @vitest-environment happy-dom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { algoliasearch } from 'algoliasearch';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBuiltPages, type VersionedPage } from '@search/index/searchIndexPlugin';
import { SearchPanel } from '@frame/SearchPanel';
import { hostedClient } from '@search/client/hosted';
import type { SearchClient } from '@search/client/searchClient';
import { recordsOf } from '../../scripts/search/records';
import { INDEX_SETTINGS, INDEX_SYNONYMS } from '../../scripts/search/settings';
import { replaceIndex } from '../../scripts/search/upload';
import { RecordStore } from '../fixtures/search-double/recordStore';
import { startSearchDouble, type SearchDouble } from '../fixtures/search-double/server';

const reader = vi.hoisted((): { lang: string; client: SearchClient | undefined } => ({
  lang: 'en',
  client: undefined,
}));

vi.mock('@rspress/core/runtime', () => ({
  useSite: () => ({ site: { themeConfig: { locales: [] } } }),
  useLang: () => reader.lang,
}));
vi.mock('@hooks/useNavigateToHit', () => ({ useNavigateToHit: () => () => undefined }));
vi.mock('@hooks/useSearchClient', () => ({
  useSearchClient: () => ({ client: reader.client, isHosted: true }),
}));

const ADMIN_KEY = 'admin';
const DOCS = path.join(import.meta.dirname, '../../docs');
const SITE = 'https://docs.example';

const html = (lang: string, [title, lead, heading, text]: readonly string[]) =>
  `<html lang="${lang}"><body><main class="rspress-doc"><h1>${title}</h1><p>${lead}</p>` +
  `<h2 id="taken">${heading}</h2><p>${text}</p></main></body></html>`;

const PAGES = {
  'config/server/port.html': html('en', [
    'server.port',
    'The port of the dev server.',
    'When the port is taken',
    'Rsbuild takes the next one &amp; says so: port &lt;3000&gt; is in use.',
  ]),
  'zh/config/server/port.html': html('zh', [
    'server.port',
    '开发服务器的端口。',
    '端口被占用时',
    'Rsbuild 使用下一个端口。',
  ]),
};

let dist: string;
let double: SearchDouble;
let store: RecordStore;

const hosts = () => [{ url: double.host, accept: 'readWrite', protocol: 'http' } as const];

function builtRecords() {
  return recordsOf(readBuiltPages(dist, DOCS), SITE);
}

function upload(records = builtRecords(), key = ADMIN_KEY) {
  const client = algoliasearch('APP', key, { hosts: hosts() });
  return replaceIndex(client, 'docs', {
    records,
    settings: INDEX_SETTINGS,
    synonyms: INDEX_SYNONYMS,
  });
}

beforeEach(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  for (const [file, source] of Object.entries(PAGES)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), source);
  }
  store = new RecordStore(ADMIN_KEY);
  double = await startSearchDouble('hits', store);
});

afterEach(async () => {
  cleanup();
  await double.stop();
  rmSync(dist, { recursive: true });
});

describe('the uploaded index', () => {
  it.each([
    ['en', '', 'When the port is taken', 'Results: 2'],
    ['zh', '/zh', '端口被占用时', '2 条结果'],
  ])('returns results in the dialog in %s', async (lang, prefix, heading, announcement) => {
    await upload();
    reader.lang = lang;
    reader.client = hostedClient({
      appId: 'APP',
      apiKey: 'search-only',
      indexName: 'docs',
      lang,
      version: '',
      hosts: hosts(),
    });
    render(createElement(SearchPanel, { selection: '', typed: '', onClose: () => undefined }));
    const field = screen.getByRole('combobox', { hidden: true });
    fireEvent.change(field, { target: { value: lang === 'en' ? 'port' : '端口' } });
    const hits = await screen.findAllByRole('option', { hidden: true });
    expect(hits.map((hit) => hit.getAttribute('href'))).toEqual([
      `${prefix}/config/server/port`,
      `${prefix}/config/server/port#taken`,
    ]);
    expect(hits[0]?.textContent).toContain('server.port');
    expect(hits[1]?.textContent).toContain(heading);
    expect(hits[1]?.querySelector('mark')).not.toBeNull();
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe(announcement);
    if (lang === 'en') expect(hits[1]?.textContent).toContain('one & says so: port <3000> is');
  });

  it('has one record per section, with text, URL, language, version, and weight', () => {
    const records = builtRecords();
    expect(records.map(({ url }) => url)).toEqual([
      `${SITE}/config/server/port`,
      `${SITE}/config/server/port#taken`,
      `${SITE}/zh/config/server/port`,
      `${SITE}/zh/config/server/port#taken`,
    ]);
    expect(records[1]).toMatchObject({
      lang: 'en',
      version: '',
      type: 'content',
      hierarchy: {
        lvl0: 'Config',
        lvl1: 'server.port',
        lvl2: 'When the port is taken',
        lvl3: null,
      },
      content: 'Rsbuild takes the next one &amp; says so: port &lt;3000&gt; is in use.',
      weight: { page: 100, level: 80, position: 1 },
    });
  });

  it('replaces the old one, whose records are deleted', async () => {
    await upload(
      builtRecords().map((record) => ({ ...record, objectID: `old ${record.objectID}` })),
    );
    await upload();
    expect([...store.indexes.keys()]).toEqual(['docs']);
    expect([...(store.indexes.get('docs')?.records.keys() ?? [])]).toEqual(
      builtRecords().map(({ objectID }) => objectID),
    );
  });

  it("is sent in batches, with records within the service's limits", async () => {
    const [page] = readBuiltPages(dist, DOCS);
    const long = {
      ...page,
      sections: [{ heading: 'Long', id: '', depth: 1, prose: 'word '.repeat(4000), code: '' }],
    };
    const many = Array.from({ length: 1200 }, (_, index) => ({ ...page, route: `/${index}` }));
    await upload(recordsOf([long, ...many] as VersionedPage[], SITE));
    const { records } = store.indexes.get('docs') ?? {};
    expect(records?.size).toBe(4 + 2 * 1200);
    const batches = double.requests.filter((request) => request.path.endsWith('/batch'));
    expect(batches).toHaveLength(1 + 3);
  });

  it('stays unchanged when an upload fails, without leftovers', async () => {
    await upload();
    const before = [...(store.indexes.get('docs')?.records.keys() ?? [])];
    const [first] = builtRecords();
    const oversized = { ...first, content: 'x'.repeat(20_000) } as ReturnType<
      typeof builtRecords
    >[0];
    await expect(upload([oversized])).rejects.toThrow('too big');
    await expect(upload(builtRecords(), 'search-only')).rejects.toThrow('Invalid Application-ID');
    expect([...store.indexes.keys()]).toEqual(['docs']);
    expect([...(store.indexes.get('docs')?.records.keys() ?? [])]).toEqual(before);
  });
});
