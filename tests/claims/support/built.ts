import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from './documented';
import { createInstance, variablesOf, type StartOptions } from './instance';
import { isolated } from './isolation';
import { filesBelow, writeProject, type Files } from './project';

/** What a build wrote and printed. */
export interface Built {
  /** The project root. */
  readonly root: string;
  /** Files that the build added or changed, below the root: `dist/index.html`. */
  readonly files: readonly string[];
  /** The content of the only file with this path, or whose path matches. */
  readonly text: (file: string | RegExp) => string;
  /** What was printed. */
  readonly log: string;
}

/**
 * Builds a project.
 * @param files the project's files; see `writeProject`.
 * @throws where the build fails: the message includes what was printed.
 */
export async function built(
  files: Files,
  config: RsbuildConfig = {},
  options: StartOptions = {},
): Promise<Built> {
  const root = writeProject(files);
  return isolated(variablesOf(options), async (log) => {
    try {
      const rsbuild = await createInstance(root, config, options);
      const { close } = await rsbuild.build();
      await close();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      throw new Error(`${text}\n${log()}`, { cause: error });
    }
    const given = new Set(Object.keys(files));
    const written = filesBelow(root).filter((file) => !given.has(file) && file !== 'src/index.js');
    return { root, files: written, text: textReader(root, written), log: log() };
  });
}

/** Reads the only file of a list with a path, or whose path matches. */
export function textReader(root: string, files: readonly string[]): Built['text'] {
  return (wanted) => {
    const found = files.filter((file) =>
      typeof wanted === 'string' ? file === wanted : wanted.test(file),
    );
    const [file] = found;
    if (file === undefined || found.length > 1) {
      throw new Error(
        `${found.length} files match ${String(wanted)}: name one of ${files.join(', ')}`,
      );
    }
    return readFileSync(path.join(root, file), 'utf8');
  };
}
