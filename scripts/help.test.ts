import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The project's programs, as package.json starts them. */
const programs = new Map(
  Object.entries(scripts).flatMap(([name, command]) =>
    [
      ...command.matchAll(
        /(?:node|tsx) (?:-\S+ (?:tsx )?)*((?:\w+\/)+[\w-]+\.m?ts|scripts\/\w+\.mjs)/g,
      ),
    ].map(([, file = '']) => [file, name] as const),
  ),
);

it('finds the programs', () => {
  expect(programs.size).toBeGreaterThan(15);
});

/** A program whose help is longer than its first comment. */
const hasOwnHelp = (text: string): boolean => /-- --help/.test(text);

it.each([...programs])('%s handles --help before anything else', (file) => {
  const text = readFileSync(file, 'utf8');
  if (hasOwnHelp(text)) return;
  expect(text).toMatch(
    /^\/\*\*[^]*?\bnpm run |^\/\*\*[^]*?\bnpm test\b|^\/\*\*[^]*?node scripts\//,
  );
  const [first = ''] = /^import .*$/m.exec(text) ?? [];
  expect(first).toMatch(/^import '(?:\.\.?\/)+(?:scripts\/)?help\.mjs';$/);
});

it("prints the program's first comment", () => {
  const args = ['--import', 'tsx', 'scripts/compress.ts', '--help'];
  const text = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(text).toContain('npm run compress -- [--quality 10]');
  expect(text).not.toContain('*');
});
