import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIGEST_DIGITS, LOCALE_BUNDLES, pageFile, type LocaleBundles } from '../localeBundles';
import { articleIn, writePages, type StaticPage } from './writePages';

let dist: string;

const html = (lang: string, article: string) =>
  `<!doctype html><html lang="${lang}"><head><script defer src="/base/static/js/index.js"></script></head><body>${article}</body></html>`;

const doc = (text: string) =>
  `<article class="rspress-doc"><!--$--><p>${text}</p><!--/$--></article>`;

const page = (routePath: string, lang: string): StaticPage => ({
  routePath,
  lang,
  version: '',
  data: { routePath, title: '</script>' },
});

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
}

const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const named = (file: string, tag: RegExp): string[] =>
  [...read(file).matchAll(tag)].map(([, name = '']) => name);

const languagesOf = (file: string): string[] =>
  named(file, /src="\/base\/static\/js\/(\w\w)\.[^"]+\.js"/g);

function partsOf(file: string): LocaleBundles {
  const sandbox: Partial<Record<typeof LOCALE_BUNDLES, LocaleBundles>> = {};
  for (const name of named(file, /src="\/base\/(static\/js\/\w\w\.[^"]+\.js)"/g)) {
    runInNewContext(read(name), sandbox);
  }
  return sandbox[LOCALE_BUNDLES] ?? {};
}

const data = {
  locales: new Map([
    ['en', { nav: ['Guide'] }],
    ['zh', { nav: ['指南'] }],
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

const pages = [
  page('/mode', 'en'),
  page('/guide/', 'en'),
  page('/zh/guide/', 'zh'),
  page('/zh/mode', 'zh'),
];

describe('a finished site', () => {
  it('has a file with the article of each page, whose URL the page’s HTML contains', () => {
    writePages(dist, pages, data, heads);
    const [file = ''] = named('zh/mode.html', /data-file="\/base\/([^"]+)"/g);
    expect(file).toMatch(/^static\/pages\/zh\/mode\.[\w-]{4}\.json$/);
    expect(JSON.parse(read(file))).toMatchObject({ routePath: '/zh/mode', article: '<p>模式</p>' });
  });

  it('escapes each page’s data, so that its text can’t close the script tag', () => {
    writePages(dist, pages, data, heads);
    const [json = ''] = named('mode.html', /id="page-data"[^>]*>(.*?)<\/script>/g);
    expect(JSON.parse(json)).toEqual({ routePath: '/mode', title: '</script>' });
  });

  it('adds the tags of each page to its head', () => {
    writePages(dist, pages, data, heads);
    expect(read('mode.html')).toMatch(/<link rel="canonical" href="\/mode"><\/head>/);
    expect(read('zh/mode.html')).not.toContain('canonical');
  });

  it('loads the script of its language on a page, and the scripts of all on the 404 page', () => {
    writePages(dist, pages, data, heads);
    expect(languagesOf('index.html')).toEqual(['en']);
    expect(languagesOf('zh/mode.html')).toEqual(['zh']);
    expect(languagesOf('404.html')).toEqual(['en', 'zh']);
  });

  it('lists the URL of the other language’s script on a page', () => {
    writePages(dist, pages, data, heads);
    const [received] = named('zh/mode.html', /data-languages="([^"]*)"/g);
    const [own] = named('mode.html', /src="([^"]*\/en\.[^"]*)"/g);
    expect(received).toBe(`en ${own}`);
  });

  it('lists a language’s own pages with their files, and the prefix of the others', () => {
    writePages(dist, pages, data, heads);
    const { zh } = partsOf('zh/mode.html');
    const [en, own] = zh?.manifests ?? [];
    expect(zh).toMatchObject({ locale: { nav: ['指南'] }, texts: { skip: '跳过' } });
    expect(own).toMatchObject({ lang: 'zh', prefix: '/zh', paths: ['/guide/', '/mode'] });
    expect(en).toEqual({ lang: 'en', version: '', prefix: '' });
    const file = pageFile(
      { lang: 'zh', version: '' },
      '/mode',
      own?.digests?.slice(DIGEST_DIGITS) ?? '',
    );
    expect(read(file)).toContain('模式');
  });

  it('lists the pages of another language if they differ', () => {
    writePages(dist, pages.slice(1), data, heads);
    const [en] = partsOf('zh/mode.html').zh?.manifests ?? [];
    expect(en?.paths).toEqual(['/guide/']);
  });

  it('changes the file name of a changed page only', () => {
    const before = () =>
      readdirSync(path.join(dist, 'static/pages/en'), { recursive: true }).sort();
    writePages(dist, pages, data, heads);
    const [guide, mode] = before().filter((name) => String(name).endsWith('.json'));
    put('mode.html', html('en', doc('Another mode')));
    rmSync(path.join(dist, 'static'), { recursive: true });
    writePages(dist, pages, data, heads);
    const after = before().filter((name) => String(name).endsWith('.json'));
    expect(after[0]).toBe(guide);
    expect(after[1]).not.toBe(mode);
  });
});

it('reports which page has no article', () => {
  expect(() => articleIn('<main></main>', '/mode')).toThrow('/mode is a page of type doc without');
});
