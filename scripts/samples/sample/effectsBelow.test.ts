import { expect, it } from 'vitest';
import { page, siteOf } from '../../content/testing/siteOf';
import { samplesOf } from './samplesOf';

const config = (name: string): string => `\`\`\`ts title="rsbuild.config.ts"\n${name}\n\`\`\``;

it('assigns each tag to the nearest configuration above it', () => {
  const body = [
    '<OptionEffect of="mode" />',
    config('first'),
    '```text output="dist"\ndist/a.js\n```',
    '<OptionEffect of="html.title" in="dist/index.html" />',
    config('second'),
    'Text.',
    '<OptionEffect of="dev.hmr" mode="development" />',
  ].join('\n\n');
  const samples = samplesOf(siteOf({ 'docs/en/x.mdx': page(body) }));
  expect(samples.map(({ code, effects }) => [code, effects])).toEqual([
    ['first', [{ of: 'html.title', in: 'dist/index.html', mode: 'production' }]],
    ['dist/a.js', []],
    ['second', [{ of: 'dev.hmr', in: 'rspack', mode: 'development' }]],
  ]);
});
