import { runInNewContext } from 'node:vm';
import type { HtmlBasicTag, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { expect, it } from 'vitest';
import { pluginInlineScript } from './inlineScript';

type Tags = Record<'headTags' | 'bodyTags', HtmlBasicTag[]>;

/** The head that plugins make of one, asked in turn as the bundler asks them. */
function headOf(plugins: readonly RspressPlugin[], head: HtmlBasicTag[] = []): HtmlBasicTag[] {
  let tags: Tags = { headTags: head, bodyTags: [] };
  for (const plugin of plugins) {
    void plugin.config?.({ title: 'Docs' }, {} as never, true);
    const api = {
      modifyHTMLTags: (modify: (before: Tags) => Tags) => {
        tags = modify(tags);
      },
    };
    for (const insert of plugin.builderConfig?.plugins ?? []) {
      void (insert as RsbuildPlugin).setup(api as never);
    }
  }
  return tags.headTags;
}

const scriptsOf = (tags: readonly HtmlBasicTag[]) => tags.filter(({ tag }) => tag === 'script');

it('joins the scripts of all plugins into one, which runs them in their order', () => {
  const tags = headOf([
    pluginInlineScript('first', 'const a=1;run.push(a)'),
    pluginInlineScript('second', '{const a=2;run.push(a)}'),
    pluginInlineScript('third', 'try{run.push(3)}catch{}'),
  ]);
  expect(scriptsOf(tags)).toHaveLength(1);
  const run: number[] = [];
  runInNewContext(scriptsOf(tags)[0]?.children ?? '', { run });
  expect(run).toEqual([1, 2, 3]);
});

it('leaves a script alone that is fetched, or has attributes', () => {
  const others: HtmlBasicTag[] = [
    { tag: 'script', attrs: { src: '/index.js' } },
    { tag: 'script', attrs: { type: 'application/ld+json' }, children: '{}' },
  ];
  const tags = headOf([pluginInlineScript('own', 'run()')], others);
  expect(tags.slice(0, 2)).toEqual(others);
  expect(tags[2]).toEqual({ tag: 'script', children: 'run()' });
});

it('writes a script of what the site is configured to be', () => {
  const script = ({ title }: UserConfig) => `run("${title ?? ''}")`;
  expect(headOf([pluginInlineScript('own', script)])[0]?.children).toBe('run("Docs")');
});

it('adds nothing for an empty script', () => {
  expect(headOf([pluginInlineScript('own', '')])).toEqual([]);
});
