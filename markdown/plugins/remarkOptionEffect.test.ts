import { createProcessor } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { remarkOptionEffect } from './remarkOptionEffect';
import { typeLinks } from './testing/typeLinks';

const compile = async (value: string, lang = 'en') =>
  String(
    await createProcessor({
      remarkPlugins: [[remarkOptionEffect, typeLinks]],
      jsx: true,
    }).process({ path: `/docs/${lang}/a.mdx`, value }),
  );

it('adds the recorded difference as a diff', async () => {
  const jsx = await compile('<OptionEffect of="output.filenameHash" in="files" />');
  expect(jsx).toMatch(/className="language-diff">\{".*dist\/static\/js\/index\.js\\n/);
});

it('adds a title that names the option and what is compared, in the language of the page', async () => {
  const rspack = '<OptionEffect of="output.minify" />';
  expect(await compile(rspack)).toContain(
    'title="What output.minify changes in the Rspack configuration"',
  );
  expect(await compile(rspack, 'zh')).toContain('title="output.minify 对 Rspack 配置的影响"');
  expect(await compile('<OptionEffect of="dev.hmr" mode="development" />')).toContain(
    'title="What dev.hmr changes in the Rspack configuration, in development mode"',
  );
  expect(await compile('<OptionEffect of="html.inject" in="dist/index.html" />')).toContain(
    'title="What html.inject changes in the build output"',
  );
});

it('stops at an option without a recorded effect, with its position', async () => {
  await expect(compile('# A\n\n<OptionEffect of="b" />')).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining('run npm run generate:effects'),
  });
});
