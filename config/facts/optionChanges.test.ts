import { describe, expect, it } from 'vitest';
import { NOTES, REPLACEMENTS, UNCHANGED } from './optionChangeNotes';
import {
  changedMinors,
  changesBetween,
  changesIn,
  changesInNext,
  comparedOptions,
  isRemovedInNext,
  minorOf,
  nextVersion,
  outlineOf,
  stateIn,
} from './optionChanges';
import history from './optionHistory.json';
import options from './options.json';

describe('changesBetween', () => {
  it('names an option that was added, removed or deprecated', () => {
    const state = { type: 'boolean' };
    expect(changesBetween(null, state)).toEqual([{ kind: 'added' }]);
    expect(changesBetween(state, null)).toEqual([{ kind: 'removed' }]);
    expect(changesBetween(state, { ...state, deprecated: '' })).toEqual([{ kind: 'deprecated' }]);
    expect(changesBetween(state, state)).toEqual([]);
  });

  it('gives the type and default before and after', () => {
    const before = { type: 'boolean', default: 'true' };
    expect(changesBetween(before, { type: "boolean | 'auto'" })).toEqual([
      { kind: 'type', from: 'boolean', to: "boolean | 'auto'" },
      { kind: 'default', from: 'true', to: undefined },
    ]);
  });

  it('leaves what differs inside the object form to its fields', () => {
    const before = { type: 'boolean | { js?: string }', default: '{ js: 1 }' };
    const after = { type: 'boolean | JsOptions', default: '{ js: 1, css: 2 }' };
    expect(changesBetween(before, after, true)).toEqual([]);
    expect(changesBetween(before, after)).toHaveLength(2);
    expect(changesBetween({ type: 'boolean' }, after, true)).toHaveLength(2);
  });
});

it('reduces a type to its outline', () => {
  expect(outlineOf('| boolean\n| { a: { b: string }[]; c?: (d: E) => F }')).toBe('boolean|@');
  expect(outlineOf("true | Omit<Some.Options, 'dedupe'> | Options[]")).toBe('true|@|@[]');
});

describe('the recorded changes', () => {
  it('cover each minor version and the next major one', () => {
    expect(changedMinors).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '2.x']);
    for (const minor of changedMinors) expect(changesIn(minor).size).toBeGreaterThan(0);
  });

  it('agree with the versions that added options', () => {
    const added = changedMinors.flatMap((minor) =>
      [...changesIn(minor)]
        .filter(([name, [first]]) => first?.kind === 'added' && name in options.options)
        .map(([name]) => [name, minor]),
    );
    const since = Object.entries(options.options)
      .filter(([, record]) => record.since !== '1.0.1')
      .map(([name, record]) => [name, minorOf(record.since)]);
    expect(added.sort()).toEqual(since.sort());
  });

  it('say what becomes of an option in the next major version', () => {
    expect(changesInNext('source.alias')).toEqual([{ kind: 'removed' }]);
    expect(isRemovedInNext('source.alias')).toBe(true);
    expect(changesInNext('source.decorators.version')).toContainEqual({
      kind: 'default',
      from: "'2022-03'",
      to: "'2023-11'",
    });
    expect(changesInNext('mode')).toEqual([]);
    expect(isRemovedInNext('mode')).toBe(false);
  });
});

describe('what is written by hand', () => {
  it('excuses only differences that are there', () => {
    const { versions } = history;
    for (const [minor, reasons] of Object.entries(UNCHANGED)) {
      const at = versions.findLastIndex((version) => minorOf(version) === minor);
      for (const option of Object.keys(reasons)) {
        const states = [at - 1, at].map((index) => stateIn(option, versions[index] ?? ''));
        const [before, after] = states;
        const differs = before?.type !== after?.type || before?.default !== after?.default;
        expect(differs, `${minor} ${option}`).toBe(true);
      }
    }
  });

  it('is about options that exist, and versions that are compared', () => {
    for (const [minor, notes] of Object.entries(NOTES)) {
      expect(changedMinors).toContain(minor);
      for (const option of Object.keys(notes)) expect(comparedOptions).toContain(option);
    }
  });

  it('replaces only options that are deprecated or gone', () => {
    for (const option of Object.keys(REPLACEMENTS)) {
      const state = stateIn(option, nextVersion);
      expect(state === null || state.deprecated !== undefined, option).toBe(true);
    }
  });
});
