import { expect, it } from 'vitest';
import { withOrigin } from './printedUrls';

it('writes the origin into the strings of a stylesheet and escapes it', () => {
  const css = "a::after { content: ' ({origin}' attr(href) ')' }";
  expect(withOrigin(css, 'https://rsbuild.rs')).toBe(
    "a::after { content: ' (https://rsbuild.rs' attr(href) ')' }",
  );
  expect(withOrigin(css, "https://a'b")).toContain("' (https://a\\'b'");
});
