import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCALE_BUNDLES, type LocaleBundle, type LocaleBundles } from '../localeBundles';
import { articleIn, writePages, type Site, type StaticPage } from './writePages';

let dist: string;

const html = (lang: string, article: string) =>
  `<!doctype html><html lang="${lang}"><head><script defer src="/base/static/js/index.js"></script></head><body>${article}</body></html>`;

const doc = (text: string) =>
  `<article class="rspress-doc"><!--$--><p>${text}</p><!--/$--></article>`;

const page = (routePath: string): StaticPage => ({
  routePath,
  data: { routePath, title: '</script>' },
});

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
}

const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const named = (file: string, tag: RegExp): string[] =>
  [...read(file).matchAll(tag)].map(([, name = '']) => name);

/** Names of the scripts that a page loads before the theme. */
const scriptsOf = (file: string): string[] =>
  named(file, /src="\/base\/static\/js\/([\w-]+)\.[^"]+\.js"/g);

/** What the scripts of a page set. */
function bundlesOf(file: string): LocaleBundles {
  const sandbox: Partial<Record<typeof LOCALE_BUNDLES, LocaleBundles>> = {};
  for (const name of named(file, /src="\/base\/(static\/js\/[\w-]+\.[^"]+\.js)"/g)) {
    runInNewContext(read(name), sandbox);
  }
  return sandbox[LOCALE_BUNDLES] ?? {};
}

const guide = { text: 'Guide', link: '/guide/index.html' };

const data = {
  locales: new Map<string, Partial<LocaleBundle['locale']>>([
    ['en', { nav: ['Guide'], sidebar: { '/guide': [guide], '/api': [] } }],
    ['zh', { nav: ['指南'], sidebar: { '/zh/guide': [{ text: '指南', link: '/zh/guide/' }] } }],
  ]),
  texts: new Map([
    ['en', { skip: 'Skip' }],
    ['zh', { skip: '跳过' }],
  ]),
};

const heads = new Map([['mode.html', '<link rel="canonical" href="/mode">']]);

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'write-pages-'));
  put('index.html', html('en', '<main>Home</main>'));
  put('404.html', html('en', '<main>404</main>'));
  put('guide/index.html', html('en', doc('Guide')));
  put('mode.html', html('en', doc('Mode')));
  put('zh/guide/index.html', html('zh', doc('指南')));
  put('zh/mode.html', html('zh', doc('模式')));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

const pages = ['/mode', '/guide/', '/zh/guide/', '/zh/mode'].map(page);

const write = (site: Partial<Site> = {}): void => {
  writePages(dist, {
    pages,
    data,
    heads,
    overviews: new Set(['/']),
    unchanged: new Set(),
    ...site,
  });
};

describe('a finished site', () => {
  it('has a file with the article of each page, whose URL the page’s HTML contains', () => {
    write();
    const [file = ''] = named('zh/mode.html', /data-file="\/base\/([^"]+)"/g);
    expect(file).toMatch(/^articles\/[\w-]{10}\/zh\/mode\.json$/);
    expect(JSON.parse(read(file))).toMatchObject({ routePath: '/zh/mode', article: '<p>模式</p>' });
    const [folder = ''] = named('guide/index.html', /data-articles="\/base\/([^"]+)"/g);
    expect(read(`${folder}/zh/guide/index.json`)).toContain('指南');
  });

  it('escapes each page’s data, so that its text can’t close the script tag', () => {
    write();
    const [json = ''] = named('mode.html', /id="page-data"[^>]*>(.*?)<\/script>/g);
    expect(JSON.parse(json)).toEqual({ routePath: '/mode', title: '</script>' });
  });

  it('adds the tags of each page to its head', () => {
    write();
    expect(read('mode.html')).toMatch(/<link rel="canonical" href="\/mode"><\/head>/);
    expect(read('zh/mode.html')).not.toContain('canonical');
  });

  it('loads the language and the section of a page, and all languages on the 404 page', () => {
    write();
    expect(scriptsOf('mode.html')).toEqual(['en']);
    expect(scriptsOf('guide/index.html')).toEqual(['en', 'en-guide']);
    expect(scriptsOf('zh/guide/index.html')).toEqual(['zh', 'zh-guide']);
    expect(scriptsOf('404.html')).toEqual(['en', 'zh']);
  });

  it('loads all sections on an overview page outside of them', () => {
    write();
    expect(scriptsOf('index.html')).toEqual(['en', 'en-all']);
    expect(bundlesOf('index.html').en?.locale.sidebar).toEqual({ '/guide': [guide], '/api': [] });
  });

  it('lists the URL of the other language’s script on a page', () => {
    write();
    const [received] = named('zh/mode.html', /data-languages="([^"]*)"/g);
    const [own] = named('mode.html', /src="([^"]*\/en\.[^"]*)"/g);
    expect(received).toBe(`en ${own}`);
  });

  it('gives a page its language’s navigation, and the files of other sections', () => {
    write();
    const { en } = bundlesOf('guide/index.html');
    expect(en).toMatchObject({
      locale: { nav: ['Guide'], sidebar: { '/guide': [guide] } },
      texts: { skip: 'Skip' },
    });
    expect(Object.keys(en?.sections ?? {})).toEqual(['/guide', '/api']);
    expect(read(en?.sections['/api'] ?? '')).toContain('{"/api":[]}');
  });

  it('loads the same scripts on a page when another page is added', () => {
    write();
    const before = named('guide/index.html', /<script ([^>]*)>/g);
    rmSync(path.join(dist, 'static'), { recursive: true });
    put('guide/index.html', html('en', doc('Guide')));
    put('added.html', html('en', doc('Added')));
    write({ pages: [...pages, page('/added')] });
    expect(named('guide/index.html', /<script ([^>]*)>/g)).toEqual(before);
  });

  it('changes the URLs of all pages with the theme only', () => {
    const folders = () => readdirSync(path.join(dist, 'articles'));
    write();
    const [before] = folders();
    rmSync(path.join(dist, 'static'), { recursive: true });
    put('mode.html', html('en', doc('Another mode')));
    write();
    expect(folders()).toEqual([before]);
    rmSync(path.join(dist, 'static'), { recursive: true });
    put('static/css/styles.1a2b.css', '');
    write();
    expect(folders()).toHaveLength(2);
  });
});

it('reports which page has no article', () => {
  expect(() => articleIn('<main></main>', '/mode')).toThrow('/mode is a page of type doc without');
});
