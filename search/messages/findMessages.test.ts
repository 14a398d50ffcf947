import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries';
import { candidatesOf, findMessages } from './findMessages';
import { isMessagePage, storedPage, type MessageFile } from './messageFile';
import { MAX_OUTPUT } from './output';

/** What projects of the claims print, by the entry that explains it. */
const outputs = JSON.parse(readFileSync('tests/data/messageOutputs.json', 'utf8')) as Record<
  string,
  string
>;

const FOLDER = 'docs/en/guide/faq';

/** The messages of this site, as the build stores them. */
const file: MessageFile = {
  group: 'Guide',
  pages: readdirSync(FOLDER)
    .map((name) => `/guide/faq/${name.replace('.mdx', '')}`)
    .filter(isMessagePage)
    .map((route) => {
      const markdown = readFileSync(`docs/en${route}.mdx`, 'utf8');
      const headings = entriesOf(markdown).map(({ id, templates: [heading = ''] }) => ({
        depth: 3,
        heading,
        id,
      }));
      const all = [{ depth: 2, heading: 'Section', id: 'section' }, ...headings];
      const sections = all.map((section) => ({ ...section, prose: '', code: '' }));
      return storedPage({ route, title: route, sections }, markdown);
    }),
};
const candidates = candidatesOf(file, '/');
const urlsFor = (text: string): string[] => findMessages(candidates, text).map(({ url }) => url);

describe('pasted terminal output', () => {
  const pasted = Object.entries(outputs);

  it('finds the right entry first for at least 95 % of what real projects print', () => {
    const wrong = pasted
      .map(([url, output]) => ({ url, first: urlsFor(output)[0] }))
      .filter(({ url, first }) => url !== first);
    expect(pasted.length).toBeGreaterThanOrEqual(120);
    expect(wrong.length / pasted.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(0.05);
  });

  it('finds it below a screen of other output, with Windows line ends and lost escape characters', () => {
    const screen = '> shop@1.0.0 build\r\n> rsbuild build\r\n\r\n'.repeat(20);
    const text = `${screen}[31merror  [39m [rsbuild:server] Port [33m3000[39m is occupied, please choose another one.\r\n    at getPort (file:///C:/shop/node_modules/x.js:1:1)`;
    expect(urlsFor(text)).toEqual(['/guide/faq/messages-server#port-occupied']);
  });

  it('reads the first 20 KB in less than a second', () => {
    const message = 'Port 3000 is occupied, please choose another one.\n';
    const start = performance.now();
    expect(urlsFor(message + 'a <b> "c" \'d\' '.repeat(MAX_OUTPUT / 8))).toHaveLength(1);
    expect(urlsFor('x'.repeat(MAX_OUTPUT) + message)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('a line', () => {
  it.each([
    [
      'a whole message',
      'error   [rsbuild:server] Port 3000 is occupied, please choose another one.',
    ],
    ['its start', 'Port 3000 is occupied, pl'],
    ['lowercase', 'port 3000 is occupied, please choose another one'],
  ])('finds %s', (_, line) => {
    expect(urlsFor(line)[0]).toBe('/guide/faq/messages-server#port-occupied');
  });

  it.each(['how do I change the port of the dev server', 'server.port', 'css modules typescript'])(
    'finds nothing for %s',
    (query) => {
      expect(urlsFor(query)).toEqual([]);
    },
  );
});

it('takes at most 12 KB to load', () => {
  expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThan(12_000);
});
