import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { literalValue } from './literalValue';
import { typeSchema } from './typeSchema';

const declarations = new Map(
  [
    'interface Fields { a: string; b?: Fields }',
    "interface More extends Fields { c?: 'x' }",
    'type Names = string[]',
  ].map((text) => {
    const { statements } = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
    return [/\w+ (\w+)/.exec(text)?.[1] ?? '', statements[0]] as const;
  }),
);

describe('the JSON Schema of a type', () => {
  it.each([
    ["'a' | 'b' | boolean", { anyOf: [{ enum: ['a', 'b'] }, { type: 'boolean' }] }],
    ["'a' | void", { enum: ['a'] }],
    ['string[]', { type: 'array', items: { type: 'string' } }],
    ['Names', { type: 'array', items: { type: 'string' } }],
    ['Record<string, number>', { type: 'object', additionalProperties: { type: 'number' } }],
    [
      'OneOrMany<string>',
      { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    ],
    [
      '{ on: true; to?: null }',
      {
        type: 'object',
        properties: { on: { const: true }, to: { type: 'null' } },
        required: ['on'],
        additionalProperties: false,
      },
    ],
  ])('of %s', (type, schema) => {
    expect(typeSchema(type, declarations)).toEqual(schema);
  });

  it('accepts anything for functions, types of others, and a type inside itself', () => {
    expect(typeSchema('boolean | (() => void)', declarations).anyOf).toContainEqual({
      $comment: '() => void',
    });
    expect(typeSchema('Rspack.Configuration', declarations)).toEqual({
      $comment: 'Rspack.Configuration',
    });
    expect(typeSchema('Fields', declarations).properties?.b).toEqual({ $comment: 'Fields' });
  });

  it('accepts more fields for an interface that extends another', () => {
    expect(typeSchema('More', declarations).additionalProperties).toBe(true);
  });
});

describe('the value of a default', () => {
  it.each([
    ["'info'", 'info'],
    ['100', 100],
    ["{ a: [true, null], 'b-c': {} }", { a: [true, null], 'b-c': {} }],
    ['process.cwd()', undefined],
    ['{ level: config.logLevel }', undefined],
  ])('%s', (expression, value) => {
    expect(literalValue(expression)).toEqual(value);
  });
});
