import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import effects from './optionEffects.json';

const TAG = /^<OptionEffect of="([\w.-]+)"/gm;

it('has one effect for each <OptionEffect> of the pages, and no other', () => {
  const tags = globSync('docs/en/**/*.mdx').flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(TAG)].map(([, option = '']) => option),
  );
  expect(tags.length).toBeGreaterThanOrEqual(40);
  expect(tags.sort(), 'tags; run npm run generate:effects').toEqual(Object.keys(effects).sort());
});

it('contains no folder of the machine and no hash', () => {
  const text = JSON.stringify(effects);
  expect(text).not.toMatch(/\/(?:tmp|home|root|Users|private|var)\//);
  expect(text).not.toMatch(/\.[\da-f]{8,16}\./);
});
