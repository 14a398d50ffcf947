import { describe, expect, it } from 'vitest';
import { DEFAULT_TURNS, readOptions } from './options';

const PEERS = ['one', 'two'];

describe('readOptions', () => {
  it('measures everything, beside everyone, where nothing is asked for', () => {
    expect(readOptions([], PEERS)).toMatchObject({
      parts: ['build', 'load', 'change', 'search', 'dev'],
      peers: PEERS,
      turns: DEFAULT_TURNS,
    });
  });

  it('keeps the order of the parts, whatever the order of the names', () => {
    expect(readOptions(['--only', 'dev,load'], PEERS).parts).toEqual(['load', 'dev']);
  });

  it('takes as many turns of each part as asked for', () => {
    expect(readOptions(['--turns', '3'], PEERS).turns).toMatchObject({ build: 3, search: 3 });
  });

  it('says what it takes where a name or a number is wrong', () => {
    expect(() => readOptions(['--only', 'speed'], PEERS)).toThrow(
      '--only has "speed": give one or more of build, load',
    );
    expect(() => readOptions(['--peer', 'three'], PEERS)).toThrow('one or more of one, two');
    expect(() => readOptions(['--turns', '0'], PEERS)).toThrow('a whole number above 0');
  });
});
