import path from 'node:path';
import { startVitest, type TestModule } from 'vitest/node';
import type { FileDiagnostic } from '@diagnostics/Diagnostic';
import { brokenClaim } from './brokenClaim';
import { CLAIMS, type ClaimFile } from './claimFiles';

/** Result of a run. */
export interface ClaimRun {
  /** Number of claims that hold. */
  readonly passed: number;
  readonly broken: readonly BrokenClaim[];
}

export interface BrokenClaim {
  readonly diagnostic: FileDiagnostic;
  /** Expected and actual values, line by line. */
  readonly difference: string | undefined;
}

/**
 * Runs claim files with Vitest, without its output.
 * @param shard such as `2/4`; all files if undefined
 */
export async function runClaims(
  root: string,
  files: readonly ClaimFile[],
  shard?: string,
): Promise<ClaimRun> {
  if (files.length === 0) return { passed: 0, broken: [] };
  const vitest = await startVitest(
    'test',
    files.map(({ file }) => path.join(root, file)),
    {
      config: path.join(root, CLAIMS, 'vitest.config.ts'),
      root: path.join(root, CLAIMS),
      run: true,
      watch: false,
      reporters: [{}],
      includeTaskLocation: true,
      ...(shard === undefined ? {} : { shard }),
    },
  );
  const modules = vitest.state.getTestModules();
  await vitest.close();
  const runs = modules.map((module) => outcomeOf(module, root, files));
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    broken: runs.flatMap(({ broken }) => broken),
  };
}

function outcomeOf(module: TestModule, root: string, files: readonly ClaimFile[]): ClaimRun {
  const file = path.relative(root, module.moduleId).split(path.sep).join('/');
  const route = files.find((claims) => claims.file === file)?.route ?? file;
  const broken: BrokenClaim[] = module.errors().map(({ message }) => ({
    diagnostic: { file, line: 1, found: message, remedy: 'correct the file' },
    difference: undefined,
  }));
  let passed = 0;
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') {
      passed += 1;
      continue;
    }
    const [error] = errors;
    broken.push({
      diagnostic: brokenClaim({
        file,
        line: test.location?.line ?? 1,
        route,
        sentence: test.name,
        message: error?.message ?? `the claim was ${state}`,
      }),
      difference: error?.diff,
    });
  }
  return { passed, broken };
}
