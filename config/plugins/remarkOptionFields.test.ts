import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { remarkOptionFields } from './remarkOptionFields';

const compile = async (page: string) =>
  String(
    await createProcessor({ remarkPlugins: [remarkOptionFields], jsx: true }).process({
      path: 'page.mdx',
      value: page,
    }),
  );

const fields = (option: string, list: string) =>
  compile(`<OptionFields of="${option}">\n\n${list}\n\n</OptionFields>`);

describe('remarkOptionFields', () => {
  it('gives each field its facts, in the order of the list', async () => {
    const jsx = await fields('output.manifest', '- `prefix`: Adds it.\n- `filename`: Names it.');
    const [first = '', second = ''] = jsx.match(/<OptionFields\.Field [^]*?<\/Opt/g) ?? [];
    expect(first).toContain('id="output.manifest.prefix" name="prefix" type="boolean"');
    expect(first).toContain('default="true" since="1.6.12"');
    expect(first).toContain('Adds it.');
    expect(second).toContain(`name="filename" type="string" default="'manifest.json'"`);
  });

  it('leaves out the version of the first stable release, and a default in words', async () => {
    const jsx = await fields('output.minify', '- `cssOptions`: Options.');
    expect(jsx).not.toContain('since=');
    expect(jsx).toMatch(/name="cssOptions" type="[^"]*">/);
  });

  it('shows what the list leaves out, so that a reader misses no field', async () => {
    const jsx = await fields('security.sri', '- `enable`: Turns it on.');
    expect(jsx).toMatch(/name="enable"[^]*name="algorithm"/);
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
  ])('stops at a mistake and says where: %s, %j', async (option, list, line, reason) => {
    await expect(fields(option, list)).rejects.toMatchObject({
      line,
      reason: expect.stringContaining(reason),
    });
  });
});
