import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDeclaredPlugins } from './pluginDeclarations';

// Each test creates a TypeScript program, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let scope = '';
beforeEach(() => {
  scope = mkdtempSync(path.join(tmpdir(), 'plugins-'));
});
afterEach(() => {
  rmSync(scope, { recursive: true });
});

function install(name: string, declarations: string): void {
  mkdirSync(path.join(scope, name, 'dist'), { recursive: true });
  writeFileSync(path.join(scope, name, 'package.json'), '{ "version": "1.2.3" }');
  writeFileSync(path.join(scope, name, 'dist/index.d.ts'), declarations);
}

it('reads type, default, deprecation, and fields of each option', async () => {
  install(
    'plugin-tea',
    `type Split = { 
      /** @default true */
      leaf?: boolean;
    };
    export type PluginTeaOptions = {
      /** @default [
       *   'green',
       * ] */
      kinds?: string[];
      /** @deprecated Use kinds. */
      kind?: string;
      split?: boolean | Split;
    };`,
  );
  expect(await readDeclaredPlugins(scope, ['plugin-tea'])).toEqual({
    packages: { 'plugin-tea': '1.2.3' },
    options: {
      'plugin-tea.kinds': { type: 'string[]', default: "[ 'green' ]" },
      'plugin-tea.kind': { type: 'string', default: null, deprecated: 'Use kinds.' },
      'plugin-tea.split': {
        type: 'boolean | { leaf?: boolean }',
        default: null,
        fields: { leaf: { type: 'boolean', default: 'true' } },
      },
    },
  });
});

it('fails for a plugin whose options it cannot find', async () => {
  install('plugin-tea', 'export declare const pluginTea: () => void;');
  await expect(readDeclaredPlugins(scope, ['plugin-tea'])).rejects.toThrow(
    'exports no PluginTeaOptions',
  );
});

const CORRECTED = { 'plugin-tea.cup.full': 'true' };

const cup = (full: string): string =>
  `export type PluginTeaOptions = {
    cup?: {
      /** @default ${full} */
      full?: boolean;
    };
  };`;

it('corrects a default that the declaration states wrongly', async () => {
  install('plugin-tea', cup('false'));
  const { options } = await readDeclaredPlugins(scope, ['plugin-tea'], CORRECTED);
  expect(options['plugin-tea.cup']?.fields?.['full']?.default).toBe('true');
});

it('fails for a correction that is no longer needed', async () => {
  install('plugin-tea', cup('true'));
  await expect(readDeclaredPlugins(scope, ['plugin-tea'], CORRECTED)).rejects.toThrow(
    'The declaration of plugin-tea.cup.full has the right default now',
  );
});
