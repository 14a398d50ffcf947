import { describe, expect, it } from 'vitest';
import { canonicalType } from './canonicalType';
import { comparedVersions, joinHistory, recordedStates } from './optionHistory';

describe('canonicalType', () => {
  it.each([
    ['Array<string | Array<number>>', '(string | number[])[]'],
    ['{ [name: string]: Rule }', 'Record<string, Rule>'],
    ["'auto' | string | boolean", 'string | boolean'],
    ["boolean | 'auto'", "boolean | 'auto'"],
    ['{\n  a?: string;\n}', '{ a?: string }'],
  ])('writes %s as %s', async (type, expected) => {
    expect(await canonicalType(type)).toBe(expected);
  });
});

describe('joinHistory', () => {
  const on = { type: 'boolean', default: 'true' };
  const off = { type: 'boolean', default: 'false' };
  const history = joinHistory('pkg', [
    ['1.0.1', { 'a.old': on, 'a.same': on }],
    ['1.1.4', { 'a.old': on, 'a.same': on, 'a.new': on }],
    ['1.2.9', { 'a.same': on, 'a.new': off }],
  ]);

  it('records a state only where it differs, and null once an option is gone', () => {
    expect(history.versions).toEqual(['1.0.1', '1.1.4', '1.2.9']);
    expect(history.options).toEqual({
      'a.new': { '1.1.4': on, '1.2.9': off },
      'a.old': { '1.0.1': on, '1.2.9': null },
      'a.same': { '1.0.1': on },
    });
  });

  it('keeps all states of each version', () => {
    expect(recordedStates(history, '1.1.4')).toEqual({ 'a.old': on, 'a.same': on, 'a.new': on });
    expect(recordedStates(history, '1.2.9')).toEqual({ 'a.same': on, 'a.new': off });
  });
});

it('compares the first stable version and the last of each minor', () => {
  const stable = ['1.0.0', '1.0.1', '1.0.2', '1.0.19', '1.1.0', '1.1.14', '1.2.0'];
  expect(comparedVersions(stable)).toEqual(['1.0.1', '1.0.19', '1.1.14', '1.2.0']);
});
