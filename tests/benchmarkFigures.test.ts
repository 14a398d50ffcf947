import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** What users see: pages, UI strings, and the code that renders them. */
const READ = [
  'docs',
  'i18n.json',
  'components',
  'theme',
  'config',
  'markdown',
  'publish',
  'search',
];
/** The file with the measured figures, and the tests of their formatting. */
const EXEMPT = /^components\/Benchmark\/(?:tools\.json|.*\.test\.tsx?)$/;
const TEXT = /\.(?:mdx?|json|tsx?)$/;

const OTHER_TOOL = /webpack|\bvite\b|parcel|esbuild|rollup|turbopack/i;
const TIME =
  /\d(?:[\d.]*\d)?[ -]?(?:ms|s|secs?|seconds?|milliseconds?|minutes?)\b|\d ?(?:毫秒|秒|分钟)/i;
const MULTIPLE =
  /\d(?:[\d.]*\d)? ?(?:[x×]|times)(?![\w×])[^.]{0,24}(?:fast|quick|slow|short)|\d ?倍/i;

/** Sentences that compare: another tool's name next to a time, or a phrase such as '3 times faster'. */
function comparisons(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => MULTIPLE.test(line) || (OTHER_TOOL.test(line) && TIME.test(line)));
}

function filesBelow(path: string): string[] {
  if (TEXT.test(path)) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name).replaceAll('\\', '/'))
    .filter((name) => TEXT.test(name));
}

describe('benchmark figures', () => {
  it('appear only in the measured file', () => {
    const found = READ.flatMap(filesBelow)
      .filter((file) => !EXEMPT.test(file))
      .flatMap((file) =>
        comparisons(readFileSync(join(ROOT, file), 'utf8')).map(
          (line) => `${file}: ${line.trim()}`,
        ),
      );
    expect(found).toEqual([]);
  });

  it.each([
    'Builds ten times faster: 10x faster than before.',
    '构建速度是 webpack 的 5 倍。',
    'Where webpack takes 12.3 s, this takes 2.',
    'Vite needs 800 ms to start.',
  ])('are found in "%s"', (sentence) => {
    expect(comparisons(sentence)).toEqual([sentence]);
  });

  it.each([
    'webpack 5 and Vite 8 are compared.',
    'The server is ready in 0.3 s.',
    'webpack plugins run 3 times: once per environment.',
  ])('are not found in "%s"', (sentence) => {
    expect(comparisons(sentence)).toEqual([]);
  });
});
