import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { remarkOptionMeta } from './remarkOptionMeta';
import { typeLinks } from './testing/typeLinks';

const compile = async (page: string, path = '/docs/en/page.mdx') =>
  String(
    await createProcessor({ remarkPlugins: [[remarkOptionMeta, typeLinks]], jsx: true }).process({
      path,
      value: page,
    }),
  );

describe('remarkOptionMeta', () => {
  it('writes type and default into the element', async () => {
    const jsx = await compile('<OptionMeta of="output.filenameHash" />');
    expect(jsx).toContain('code lang="en">{"boolean | string"}<');
    expect(jsx).toContain('default="true"');
  });

  it('writes the version of an option that came after the first stable release, and no other', async () => {
    expect(await compile('<OptionMeta of="logLevel" />')).toContain('since="1.4.2"');
    expect(await compile('<OptionMeta of="output.filenameHash" />')).not.toContain('since=');
  });

  it('leaves the default out where the page tells it in words', async () => {
    expect(await compile('<OptionMeta of="mode" />')).not.toContain('default=');
  });

  it('knows the options of the official plugins, whose versions are not compared', async () => {
    const jsx = await compile('<OptionMeta of="plugin-react.fastRefresh" />');
    expect(jsx).toContain('{"boolean"}');
    expect(jsx).not.toContain('since=');
  });

  it('links the names in a type, to pages in the language of the page', async () => {
    const jsx = await compile('<OptionMeta of="output.minify" />', '/docs/zh/page.mdx');
    expect(jsx).toMatch(/<_components\.a href="\/zh\/types#Minify">\{"Minify"\}/);
  });

  it('keeps the lines and the indentation of a long type', async () => {
    const jsx = await compile('<OptionMeta of="server.printUrls" />');
    expect(jsx).toContain('code lang="en" data-lines="several">');
    expect(jsx).toContain('((params: {\\n    urls: string[];\\n');
  });

  it('stops at an option that does not exist, and says where', async () => {
    await expect(compile('Text.\n\n<OptionMeta of="output.hash" />')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringContaining('<OptionMeta of="output.hash"> names no option'),
    });
  });
});
