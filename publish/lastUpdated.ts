import type { RspressPlugin } from '@rspress/core';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Processor } from 'unified';

const run = promisify(execFile);

/** Starts the line of a commit; no path contains it. */
const COMMIT_MARK = '\0';

/** Bytes; enough for the history of a large repository. */
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/** Newest commit of each file, from `git log --format=%x00%cI --name-only`: path → ISO timestamp. */
export function parseLog(log: string): Map<string, string> {
  const times = new Map<string, string>();
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT_MARK)) time = line.slice(COMMIT_MARK.length);
    else if (line && !times.has(line)) times.set(line, time);
  }
  return times;
}

/**
 * Time of the last commit of each file in a folder, by path relative to it, from one run of `git log`. Empty if there
 * is no usable history: outside a repository, or in a shallow clone.
 */
export async function lastCommits(folder: string): Promise<Map<string, string>> {
  const git = async (args: string): Promise<string> =>
    (await run('git', args.split(' '), { cwd: folder, maxBuffer: MAX_LOG_BYTES })).stdout;
  try {
    if ((await git('rev-parse --is-shallow-repository')).trim() === 'true') return new Map();
    return parseLog(
      await git(
        '-c core.quotePath=false log --format=%x00%cI --name-only --no-renames --cc --relative -- .',
      ),
    );
  } catch {
    return new Map();
  }
}

interface LastUpdatedOptions {
  /** Whether pages show the date; the theme's `lastUpdated`. */
  isEnabled: boolean;
}

/**
 * Adds the time of its last commit to each page's own data, as an ISO timestamp. The engine's plugin of this name
 * writes a string in one locale to the list that every page loads.
 */
export function pluginLastUpdated({ isEnabled }: LastUpdatedOptions): RspressPlugin {
  let folder = 'docs';
  let times: Promise<Map<string, string>> | undefined;
  const readTimes = () => (times ??= lastCommits(folder));

  function remarkLastUpdated(this: Processor) {
    const { pageMeta } = this.data() as { pageMeta: { lastUpdatedTime?: string } };
    return async (_tree: unknown, file: { path: string }): Promise<void> => {
      const time = (await readTimes()).get(
        path.relative(folder, file.path).split(path.sep).join('/'),
      );
      if (time) pageMeta.lastUpdatedTime = new Date(time).toISOString();
    };
  }

  return {
    name: 'last-updated',
    config(config) {
      folder = config.root ?? folder;
      return config;
    },
    markdown: { remarkPlugins: isEnabled ? [remarkLastUpdated] : [] },
  };
}
