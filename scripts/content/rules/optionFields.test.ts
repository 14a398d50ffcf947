import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { optionFieldLists, optionFields } from './optionFields';

const FILE = 'docs/en/config/security/sri.mdx';

const list = (items: string, option = 'security.sri'): string =>
  page(`<OptionFields of="${option}">\n\n${items}\n\n</OptionFields>`);

const check = (text: string): string[] => messagesOf(optionFields.check(siteOf({ [FILE]: text })));

describe('option-fields', () => {
  it('accepts a list of every field, including plugins’ options', () => {
    expect(check(list('- `algorithm`: The hash.\n- `enable`: Turns it on.'))).toEqual([]);
    expect(
      check(list('- `react`：拆分 React。\n- `router`：拆分路由。', 'plugin-react.splitChunks')),
    ).toEqual([]);
  });

  it('reports a field without a description, at the list', () => {
    expect(check(list('- `enable`: Turns it on.'))).toEqual([
      `${FILE}:5  security.sri has a field algorithm that <OptionFields> doesn't describe  add a line - \`algorithm\`: description`,
    ]);
  });

  it.each([
    [
      '- `algorithm`: The hash.\n- `enabled`: Turns it on.\n- `enable`:',
      '8  security.sri has no field enabled  remove it, or describe it outside <OptionFields>',
      '9  enable has no description  describe it after the colon',
    ],
    [
      '- `algoritm`: The hash.\n- `enable`: Turns it on.',
      '7  security.sri has no field algoritm  did you mean algorithm?',
      "5  security.sri has a field algorithm that <OptionFields> doesn't describe  add a line - `algorithm`: description",
    ],
    [
      '- `algorithm`: The hash.\n- `enable`: Turns it on.\n- `enable`: Again.\n- enable: Turns it on.',
      '9  enable is described twice  merge the descriptions',
      '10  an item of <OptionFields> that names no field  write - `field`: description',
    ],
  ])('reports a wrong item, at its line: %j', (items, ...lines) => {
    expect(check(list(items))).toEqual(lines.map((line) => `${FILE}:${line}`));
  });

  it.each([
    [
      'security.sir',
      'no option security.sir has fields',
      'did you mean <OptionFields of="security.sri">?',
    ],
    [
      '',
      '<OptionFields> names no option',
      'name an option whose value can be an object, or remove <OptionFields>',
    ],
  ])('reports a list without an existing option: of="%s"', (option, found, remedy) => {
    expect(check(list('- `a`: b', option))).toEqual([`${FILE}:5  ${found}  ${remedy}`]);
  });

  it('adds the fields as anchors for links', () => {
    const site = siteOf({ [FILE]: list('- `algorithm`: The hash.\n- `enable`: Turns it on.') });
    expect(site.pages[0]?.ids).toEqual(['security.sri.algorithm', 'security.sri.enable']);
  });
});

describe('option-field-lists', () => {
  const lists = (files: Record<string, string>): string[] =>
    messagesOf(optionFieldLists.check(siteOf(files)));

  it('reports a page that lists no fields, at its facts', () => {
    expect(lists({ [FILE]: page('# security.sri\n\n<OptionMeta of="security.sri" />') })).toEqual([
      `${FILE}:7  the fields of security.sri are not listed: algorithm, enable  write <OptionFields of="security.sri"> with a line - \`field\`: description for each`,
    ]);
    expect(lists({ [FILE]: list('- `enable`: Turns it on.') })).toEqual([]);
  });

  it('ignores a deprecated option', () => {
    expect(lists({ 'docs/zh/plugins/list/plugin-solid.mdx': page('# Solid') }).join('\n')).toMatch(
      /plugin-solid\.refresh[^]*plugin-solid\.solid (?![^]*solidPresetOptions)/,
    );
  });
});
