import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandForms } from './commands';

const textsOf = (command: string) => commandForms(command).map(({ text }) => text);

describe('commandForms', () => {
  it.each([
    [
      'npm add -D @rsbuild/core sass',
      [
        'npm add -D @rsbuild/core sass',
        'yarn add -D @rsbuild/core sass',
        'pnpm add -D @rsbuild/core sass',
        'bun add -d @rsbuild/core sass',
        'deno add -D npm:@rsbuild/core npm:sass',
      ],
    ],
    [
      'npm add react',
      ['npm add react', 'yarn add react', 'pnpm add react', 'bun add react', 'deno add npm:react'],
    ],
    ['npm install', ['npm install', 'yarn install', 'pnpm install', 'bun install', 'deno install']],
    [
      'npm remove webpack',
      [
        'npm remove webpack',
        'yarn remove webpack',
        'pnpm remove webpack',
        'bun remove webpack',
        'deno remove webpack',
      ],
    ],
    [
      'npm run build -- --watch',
      [
        'npm run build -- --watch',
        'yarn build --watch',
        'pnpm run build --watch',
        'bun run build --watch',
        'deno task build --watch',
      ],
    ],
    [
      'npm create rsbuild@1 -- --template react',
      [
        'npm create rsbuild@1 -- --template react',
        'yarn create rsbuild@1 --template react',
        'pnpm create rsbuild@1 --template react',
        'bun create rsbuild@1 --template react',
        'deno init --npm rsbuild@1 --template react',
      ],
    ],
  ])('%s', (command, texts) => {
    expect(textsOf(command)).toEqual(texts);
  });

  it.each(['yarn add x', 'npm install x', 'npm publish', 'npx rsbuild build', ''])(
    'rejects "%s" with a list of the supported commands',
    (command) => {
      expect(() => commandForms(command)).toThrow(
        `<PackageManagerTabs command="${command}"> is not a command that every package manager has. ` +
          'Write the npm form: npm add <packages>, npm install, npm remove <packages>, npm run <script> or npm create <generator>.',
      );
    },
  );
});

it('returns five forms of a command, or throws with the supported commands', () => {
  const name = fc.oneof(
    fc.constantFrom('add', 'install', 'run', 'constructor', '__proto__', 'toString'),
    fc.string(),
  );
  fc.assert(
    fc.property(name, fc.string(), (command, rest) => {
      try {
        expect(commandForms(`npm ${command} ${rest}`)).toHaveLength(5);
      } catch (error) {
        expect((error as Error).message).toContain('Write the npm form');
      }
    }),
  );
});
