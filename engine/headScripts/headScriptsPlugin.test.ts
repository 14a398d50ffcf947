import { runInNewContext } from 'node:vm';
import type { HtmlBasicTag, RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { expect, it } from 'vitest';
import type { ThemeConfig } from '@config/themeConfig';
import { pluginHeadScripts } from './headScriptsPlugin';

const CONFIG: UserConfig = {
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
};

/** A page with the plugin's script in its head. */
function pageWith(options: Pick<ThemeConfig, 'darkMode' | 'localeRedirect'>) {
  const plugin = pluginHeadScripts(options);
  void plugin.config?.(CONFIG, {} as never, true);
  let tags: HtmlBasicTag[] = [];
  let html = '<!doctype html><html lang="en">';
  const api = {
    modifyHTMLTags: (modify: (tags: object) => { headTags: HtmlBasicTag[] }) => {
      tags = modify({ headTags: [], bodyTags: [] }).headTags;
    },
    modifyHTML: (modify: (html: string) => string) => {
      html = modify(html);
    },
  };
  for (const insert of plugin.builderConfig?.plugins ?? []) {
    void (insert as RsbuildPlugin).setup(api as never);
  }
  return { tags, html };
}

/** Runs the script at a URL, in a browser without stored data. */
function visit(script: string, url: string, languages = ['en']) {
  const { pathname, search, hash } = new URL(url, 'https://docs.example');
  const dataset: Record<string, string> = {};
  let target: string | undefined;
  const location = { pathname, search, hash, replace: (to: string) => (target = to) };
  runInNewContext(script, {
    location,
    history: { state: null, replaceState: () => undefined },
    navigator: { userAgent: 'Mozilla/5.0 Firefox/140.0', languages },
    localStorage: { getItem: () => null, setItem: () => undefined },
    sessionStorage: { setItem: () => undefined },
    matchMedia: () => ({ matches: true }),
    document: { documentElement: { dataset } },
    URLSearchParams,
  });
  return { dataset, target };
}

it('adds one script, which redirects and prepares the first paint', () => {
  const { tags, html } = pageWith({});
  expect(tags.map(({ tag }) => tag)).toEqual(['script']);
  expect(html).toBe('<!doctype html><html lang="en">');
  const script = tags[0]?.children ?? '';
  expect(visit(script, '/guide/?sidebar=0')).toEqual({
    dataset: { theme: 'dark', hidden: 'sidebar' },
    target: undefined,
  });
  expect(visit(script, '/en/guide/').target).toBe('/guide/');
  expect(visit(script, '/guide/', ['zh-CN']).target).toBe('/zh/guide/');
});

it('doesn’t redirect if redirects by language are turned off', () => {
  const { tags } = pageWith({ localeRedirect: 'never' });
  expect(visit(tags[0]?.children ?? '', '/guide/', ['zh-CN']).target).toBeUndefined();
});

it('makes the static page light if dark mode is disabled', () => {
  const { tags, html } = pageWith({ darkMode: false });
  expect(html).toBe('<!doctype html><html data-theme="light" lang="en">');
  expect(visit(tags[0]?.children ?? '', '/guide/').dataset).toEqual({});
});
