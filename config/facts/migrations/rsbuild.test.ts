import { expect, it } from 'vitest';
import { isRemovedInNext } from '../optionChanges';
import { optionNames } from '../reference';
import { goneInNext } from './rsbuild';

it('marks exactly the options that the recorded declarations of the next major version lack', () => {
  expect(optionNames.filter(isRemovedInNext).sort()).toEqual([...goneInNext].sort());
});
