import { expect, it, vi } from 'vitest';
import { parseTogether } from './parseTogether';

// Starts a thread, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it.each([3, 60])('returns the tree of each of %i texts, in order', async (count) => {
  const texts = Array.from({ length: count }, (_, index) => ({
    text: index === 1 ? '{' : `# Page ${String(index)}`,
    format: 'mdx' as const,
  }));
  const bodies = await parseTogether(texts);
  expect(bodies.map(({ headings, diagnostic }) => headings[0]?.text ?? diagnostic?.line)).toEqual(
    texts.map((_, index) => (index === 1 ? 1 : `Page ${String(index)}`)),
  );
});
