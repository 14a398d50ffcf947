import { expect, it } from 'vitest';
import { localTime, universalTime } from './pageTime';

it('writes a moment alike on every machine', () => {
  expect(universalTime('2026-08-22T18:33:20+08:00')).toBe('2026-08-22 10:33 UTC');
});

it("writes a moment in the page's language", () => {
  const noon = '2026-08-22T12:00:00Z';
  expect(localTime(noon, 'en')).toContain('Aug 22, 2026');
  expect(localTime(noon, 'zh')).toContain('2026年8月22日');
});
