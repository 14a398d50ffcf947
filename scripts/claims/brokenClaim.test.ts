import { expect, it } from 'vitest';
import { sentenceOf } from '@diagnostics/Diagnostic';
import { brokenClaim } from './brokenClaim';

it('formats the sentence, the actual result, and the page in one line', () => {
  const diagnostic = brokenClaim({
    file: 'tests/claims/config/mode.test.ts',
    line: 4,
    route: 'config/mode',
    sentence: 'The default mode is none',
    message: "expected 'production' to be 'none' // Object.is equality\n\nat line 4",
  });
  expect(sentenceOf(diagnostic)).toBe(
    "tests/claims/config/mode.test.ts:4  “The default mode is none” doesn't hold: expected 'production' to be 'none'  correct config/mode in both languages, or the claim",
  );
});
