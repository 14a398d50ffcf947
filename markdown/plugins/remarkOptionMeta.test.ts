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
  it('adds type and default to the element', async () => {
    const jsx = await compile('<OptionMeta of="output.filenameHash" />');
    expect(jsx).toContain('code lang="en">{"boolean | string"}<');
    expect(jsx).toContain('default="true"');
  });

  it('adds only versions after the first stable release', async () => {
    expect(await compile('<OptionMeta of="logLevel" />')).toContain('since="1.4.2"');
    expect(await compile('<OptionMeta of="output.filenameHash" />')).not.toContain('since=');
  });

  it('omits a default that the page explains in words', async () => {
    expect(await compile('<OptionMeta of="mode" />')).not.toContain('default=');
  });

  it("supports the options of the official plugins, whose versions aren't compared", async () => {
    const jsx = await compile('<OptionMeta of="plugin-react.fastRefresh" />');
    expect(jsx).toContain('{"boolean"}');
    expect(jsx).not.toContain('since=');
  });

  it('links the names in a type to pages in the language of the page', async () => {
    const jsx = await compile('<OptionMeta of="output.minify" />', '/docs/zh/page.mdx');
    expect(jsx).toMatch(/<_components\.a href="\/zh\/types#Minify">\{"Minify"\}/);
  });

  it('keeps the lines and the indentation of a long type', async () => {
    const jsx = await compile('<OptionMeta of="server.printUrls" />');
    expect(jsx).toContain('code lang="en" data-lines="several">');
    expect(jsx).toContain('((params: {\\n    urls: string[];\\n');
  });

  it('stops at an unknown option, with its position', async () => {
    await expect(compile('Text.\n\n<OptionMeta of="output.hash" />')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringContaining('<OptionMeta of="output.hash"> names no option'),
    });
  });
});
