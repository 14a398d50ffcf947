import path from 'node:path';
import type ts from 'typescript';
import { APPLICATION } from '../../paths';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../../sample/Sample';
import { complaintOf, isForScripts } from './diagnostics';
import { isAmbient, isScript, scriptsOf, virtualFile } from './virtualFiles';

/** Declares the bundler's types of `.vue` and `.svelte` files; pages with their own declarations don't use it. */
const AMBIENT = [path.join(APPLICATION, 'components.d.ts')];

export const types: SampleCheck = {
  name: 'types',
  description: 'Scripts compile, and their types are those of the documented packages.',
  isAgainstPackages: true,
  takes: (sample) => isScript(sample) && excuseOf(sample) === undefined,
  surroundings: (sample) =>
    JSON.stringify(
      scriptsOf(sample).map(({ lang, title, code, index }) => [
        lang,
        title,
        code,
        index === sample.index,
      ]),
    ),
  async check(samples) {
    const { createSampleProgram } = await import('./program');
    const results = new Map<Sample, Complaint[]>();
    for (const { roots, ambient } of programs(samples)) {
      const files = roots.map(virtualFile);
      const program = createSampleProgram(files, ambient);
      for (const file of files) {
        const source = program.getSourceFile(file.name);
        if (!source || !samples.includes(file.sample)) continue;
        const diagnostics: readonly ts.Diagnostic[] = [
          ...program.getSyntacticDiagnostics(source),
          ...program.getSemanticDiagnostics(source),
        ];
        results.set(
          file.sample,
          diagnostics
            .filter((diagnostic) => isForScripts(diagnostic, file))
            .map((diagnostic) => complaintOf(diagnostic, file)),
        );
      }
    }
    return samples.map((sample) => results.get(sample) ?? []);
  },
};

interface SampleProgram {
  readonly roots: readonly Sample[];
  readonly ambient: readonly string[];
}

/** One program for all samples, and one more for each page whose declarations would affect the others. */
function programs(samples: readonly Sample[]): SampleProgram[] {
  const pages = [...new Set(samples.map(({ page }) => page))].map((page) =>
    page.filter((sample) => types.takes(sample)),
  );
  const shared = pages.filter((page) => !page.some(isAmbient)).flat();
  const apart = pages.filter((page) => page.some(isAmbient));
  return [
    ...(shared.length > 0 ? [{ roots: shared, ambient: AMBIENT }] : []),
    ...apart.map((roots) => ({ roots, ambient: [] })),
  ];
}
