import { expect, it } from 'vitest';
import { titlesIn } from './claimTitles';

it('reads the titles of tests, with any quotes', () => {
  const code = `
    test('The default is 4 kB', () => {});
    describe('x', () => { test("Fonts aren't inlined", async () => {}); });
    test.each([1])(\`Port \${1}\`, () => {});
    expect('no title').toBe(1);
  `;
  expect(titlesIn(code)).toEqual(['The default is 4 kB', "Fonts aren't inlined"]);
});
