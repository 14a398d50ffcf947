import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { remarkOptionFields } from './remarkOptionFields';
import { typeLinks } from './testing/typeLinks';

const compile = async (page: string) =>
  String(
    await createProcessor({ remarkPlugins: [[remarkOptionFields, typeLinks]], jsx: true }).process({
      path: '/docs/en/page.mdx',
      value: page,
    }),
  );

const fields = async (option: string, list: string): Promise<string[]> => {
  const jsx = await compile(`<OptionFields of="${option}">\n\n${list}\n\n</OptionFields>`);
  return jsx.match(/<OptionFields\.Field [^]*?<\/OptionFields\.Field>/g) ?? [];
};

describe('remarkOptionFields', () => {
  it('adds the facts to each field, in the order of the list', async () => {
    const [first, second] = await fields(
      'output.manifest',
      '- `prefix`: Adds it.\n- `filename`: Names it.',
    );
    expect(first).toContain('id="output.manifest.prefix" name="prefix"');
    expect(first).toContain('<OptionFields.Facts default="true" since="1.6.12">');
    expect(first).toContain('{"boolean"}');
    expect(first).toContain('{"Adds it."}');
    expect(second).toContain('name="filename"');
    expect(second).toContain(`default="'manifest.json'"`);
  });

  it('omits the first stable release, defaults in words, and unset defaults', async () => {
    const [jsx] = await fields('output.minify', '- `cssOptions`: Options.');
    expect(jsx).toMatch(/<OptionFields\.Facts>\s*<_components\.code/);
    const [unset] = await fields('output.manifest', '- `generate`: Called once.');
    expect(unset).toContain('<OptionFields.Facts since="1.2.0">');
  });

  it('marks required fields', async () => {
    const [icons, name] = await fields('html.appIcon', '- `icons`: Images.\n- `name`: A name.');
    expect(icons).toContain('<OptionFields.Facts required>');
    expect(name).not.toContain('required');
  });

  it('adds fields that the list omits, so that none is missing', async () => {
    const [, second] = await fields('security.sri', '- `enable`: Turns it on.');
    expect(second).toContain('name="algorithm"');
  });

  it('shows fields of another package only if the list contains them', async () => {
    const proxy = await fields('server.proxy', '- `target`: The URL.');
    expect(proxy.map((jsx) => /name="(\w+)"/.exec(jsx)?.[1])).toEqual([
      'target',
      'bypass',
      'context',
    ]);
  });

  it.each([
    ['server.port', '- `a`: b', 1, '<OptionFields of="server.port"> names no option with fields'],
    [
      'security.sri',
      '- `enable`: a\n- `b`: c',
      4,
      'each a field of security.sri: algorithm, enable',
    ],
    ['security.sri', 'Text.', 3, 'takes a list of "- `field`: description"'],
  ])('stops at a mistake with its position: %s, %j', async (option, list, line, reason) => {
    await expect(fields(option, list)).rejects.toMatchObject({
      line,
      reason: expect.stringContaining(reason),
    });
  });
});
