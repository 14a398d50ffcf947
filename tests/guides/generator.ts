import path from 'node:path';
import { run, succeed } from './commands';
import { pinned } from './pinned';
import type { Guide } from './readGuide';

/** `create-rsbuild`, if the registry doesn't have the pages' version. */
const OTHER_VERSION = '2.2.5';

/**
 * Runs the project generator. If the registry doesn't have its version 1, uses another one, and then follows the
 * page's instructions for a template of another version.
 * @returns what was done, or nothing if the command isn't the generator's. @throws if it fails
 */
export async function generate(
  command: string,
  folder: string,
  quickStart: Guide,
  versions: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const [, wanted, words = ''] = /^npx (create-rsbuild@\S+) (.*)$/.exec(command) ?? [];
  if (wanted === undefined) return undefined;
  const [, project = '.'] = /--dir (\S+)/.exec(words) ?? [];
  const [, framework = ''] = /--template (\w+)/.exec(words) ?? [];
  const offered = await run(`npm view ${wanted} version`, folder);
  if (offered.code === 0 && /^(?:create-rsbuild@)?\d+\.\d+\.\d+/m.test(offered.output)) {
    await succeed(command, folder);
    return '';
  }
  const back = commandBack(quickStart, framework);
  await succeed(`npx create-rsbuild@${OTHER_VERSION} ${words}`, folder);
  await succeed(pinned(back, versions), path.join(folder, project));
  return `no ${wanted} in this registry: create-rsbuild@${OTHER_VERSION}, then ${back}`;
}

/** The command in the page's table that restores version 1 of a template. */
function commandBack({ file, mentions }: Guide, framework: string): string {
  const plugin = `@rsbuild/plugin-${framework}@1`;
  const found = mentions.find(
    ({ text }) => /^npm add -D @rsbuild\/core@1\b/.test(text) && text.includes(plugin),
  );
  if (!found) throw new Error(`${file} has no command that brings ${plugin} back to version 1`);
  return found.text;
}
