import { describe, expect, it } from 'vitest';
import { DEFAULT_TURNS, readOptions } from './options';

const PEERS = ['one', 'two'];

describe('readOptions', () => {
  it('measures everything, with all peers, by default', () => {
    expect(readOptions([], PEERS)).toMatchObject({
      parts: ['build', 'load', 'change', 'search', 'dev'],
      peers: PEERS,
      turns: DEFAULT_TURNS,
    });
  });

  it("keeps the order of the parts, regardless of the argument's order", () => {
    expect(readOptions(['--only', 'dev,load'], PEERS).parts).toEqual(['load', 'dev']);
  });

  it('runs each part the given number of times', () => {
    expect(readOptions(['--turns', '3'], PEERS).turns).toMatchObject({ build: 3, search: 3 });
  });

  it('throws with the valid values for a wrong name or number', () => {
    expect(() => readOptions(['--only', 'speed'], PEERS)).toThrow(
      '--only has "speed": give one or more of build, load',
    );
    expect(() => readOptions(['--peer', 'three'], PEERS)).toThrow('one or more of one, two');
    expect(() => readOptions(['--turns', '0'], PEERS)).toThrow('a whole number above 0');
  });
});
