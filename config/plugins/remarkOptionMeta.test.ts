import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { remarkOptionMeta } from './remarkOptionMeta';

const compile = async (page: string) =>
  String(
    await createProcessor({ remarkPlugins: [remarkOptionMeta], jsx: true }).process({
      path: 'page.mdx',
      value: page,
    }),
  );

describe('remarkOptionMeta', () => {
  it('writes type and default into the element', async () => {
    const jsx = await compile('<OptionMeta of="output.filenameHash" />');
    expect(jsx).toContain('type="boolean | string"');
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
    expect(jsx).toContain('type="boolean"');
    expect(jsx).not.toContain('since=');
  });

  it('stops at an option that does not exist, and says where', async () => {
    await expect(compile('Text.\n\n<OptionMeta of="output.hash" />')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringContaining('<OptionMeta of="output.hash"> names no option'),
    });
  });
});
