import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { PlacedPage } from '@search/index/buildIndex';
import type { Language } from '@config/site';
import { HITS_IN_VIEW } from '@search/client/searchClient';
import { pinned } from './pinned';
import { subjectOf, type SearchEngine } from './SearchEngine';

interface PagefindModule {
  createIndex: (options: object) => Promise<{
    readonly index: {
      addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
      writeFiles(options: { outputPath: string }): Promise<unknown>;
    };
  }>;
  close: () => Promise<unknown>;
}

interface Client {
  options(options: { basePath: string }): Promise<void>;
  search(query: string): Promise<{
    readonly results: readonly { data: () => Promise<{ readonly url: string }> }[];
  }>;
  destroy(): Promise<void>;
}

/** The scripts that a browser loads: the page's own and its worker. */
const SCRIPTS = ['pagefind.js', 'pagefind-worker.js'];

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (mark) => `&#${String(mark.charCodeAt(0))};`);

/**
 * Weight of a page's aliases and keywords: by default a word of text weighs 1, of a second-level heading 6, of the
 * title 7.
 */
const SUBJECT_WEIGHT = 4;

/** A page for its index: title, aliases and keywords, headings with their ids, text, and code. */
function htmlOf(page: PlacedPage, lang: Language): string {
  const subject = `<p data-pagefind-weight="${String(SUBJECT_WEIGHT)}">${escaped(subjectOf(page))}</p>`;
  const parts = page.sections.map(({ heading, id, depth, prose, code }, at) => {
    const tag = `h${String(depth)}`;
    const title = `<${tag} id="${escaped(id)}">${escaped(heading)}</${tag}>${at === 0 ? subject : ''}`;
    return `${title}<p>${escaped(prose)}</p><pre>${escaped(code)}</pre>`;
  });
  return `<html lang="${lang}"><body data-pagefind-body>${parts.join('\n')}</body></html>`;
}

async function writeIndex(pages: readonly PlacedPage[], lang: Language): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  const { createIndex, close } = await pinned<PagefindModule>('pagefind/lib/index.js');
  const { index } = await createIndex({ forceLanguage: lang });
  for (const page of pages) {
    await index.addHTMLFile({ url: page.route, content: htmlOf(page, lang) });
  }
  await index.writeFiles({ outputPath: folder });
  await close();
  // Node.js would load the client as CommonJS.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

/** A host that counts the bytes it sends; the files of an index are compressed already. */
function host(folder: string): Promise<{ server: Server; origin: string; sent: () => number }> {
  let bytes = 0;
  const server = createServer(({ url = '/' }, response) => {
    const body = readFileSync(join(folder, new URL(url, 'http://host').pathname));
    bytes += body.length;
    response.end(body);
  });
  // On a busy machine a client may reuse a connection that the host has just closed as idle.
  server.keepAliveTimeout = 0;
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, origin: `http://127.0.0.1:${String(port)}/`, sent: () => bytes });
    });
  });
}

/** An index in many small parts, of which a query loads those that it needs. */
export const pagefind: SearchEngine = {
  name: 'Pagefind',
  async open(pages, lang) {
    const folder = await writeIndex(pages, lang);
    const { server, origin, sent } = await host(folder);
    let opened = 0;
    // A new module for each visit, because it caches what it loaded.
    const visit = async (): Promise<Client> => {
      const script = pathToFileURL(join(folder, 'pagefind.js')).href;
      const client = (await import(`${script}?visit=${String(opened++)}`)) as Client;
      await client.options({ basePath: origin });
      return client;
    };
    const ask = async (client: Client, query: string): Promise<string[]> => {
      const { results } = await client.search(query);
      const shown = await Promise.all(results.slice(0, HITS_IN_VIEW).map(({ data }) => data()));
      return [...new Set(shown.map(({ url }) => url.replace(/#.*/, '')))];
    };
    const client = await visit();
    const scripts = SCRIPTS.map((file) => brotliCompressSync(readFileSync(join(folder, file))));
    return {
      search: (query) => ask(client, query),
      async firstQueryBytes(query) {
        const before = sent();
        const visitor = await visit();
        await ask(visitor, query);
        await visitor.destroy();
        return {
          client: scripts.reduce((sum, { length }) => sum + length, 0),
          index: sent() - before,
        };
      },
      async close() {
        await client.destroy();
        server.close();
        server.closeAllConnections();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
