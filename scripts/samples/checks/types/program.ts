import path from 'node:path';
import ts from 'typescript';
import { APPLICATION, DOCUMENTED } from '../../paths';
import { pathOf, siblingAt } from '../../sample/siblings';
import { isScript, rootOf, type VirtualFile } from './virtualFiles';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  noUncheckedSideEffectImports: true,
  // Only samples are checked; `skipLibCheck` would skip samples that are `.d.ts` files.
  skipLibCheck: false,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  types: ['node'],
  typeRoots: [path.join(DOCUMENTED, 'node_modules/@types')],
};

/** Types of stylesheets, images and `import.meta.env`, which projects on the pages have. */
const BUNDLER_TYPES = path.join(DOCUMENTED, 'node_modules/@rsbuild/core/types.d.ts');

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];

/** Reads libraries and packages once for all programs of a run. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * A compiler's view of the samples: a relative import resolves to the file on the same page, else the application's.
 */
export function createSampleProgram(
  files: readonly VirtualFile[],
  ambient: readonly string[],
): ts.Program {
  const byName = new Map(files.map((file) => [file.name, file]));
  const nameOfSample = new Map(files.map((file) => [file.sample, file.name]));
  const host = ts.createCompilerHost(OPTIONS, true);
  const disk = { ...host };
  host.getCurrentDirectory = () => DOCUMENTED;
  host.fileExists = (name) => byName.has(name) || disk.fileExists(name);
  host.readFile = (name) => byName.get(name)?.text ?? disk.readFile(name);
  host.getSourceFile = (name, options, ...rest) => {
    const virtual = byName.get(name);
    if (virtual) return ts.createSourceFile(name, virtual.text, options, true);
    if (!libraries.has(name)) libraries.set(name, disk.getSourceFile(name, options, ...rest));
    return libraries.get(name);
  };
  const cache = ts.createModuleResolutionCache(DOCUMENTED, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (literals, containing, redirect, options) =>
    literals.map(({ text }) => {
      const from = byName.get(containing);
      const sibling = from && text.startsWith('.') ? siblingOf(from, text) : undefined;
      if (sibling !== undefined) return resolved(sibling);
      const relative = from && path.relative(rootOf(from), containing);
      const placedEntry =
        relative !== undefined && text.startsWith('.')
          ? path.join(APPLICATION, relative)
          : containing;
      return ts.resolveModuleName(text, placedEntry, options, host, cache, redirect);
    });
  return ts.createProgram([...byName.keys(), BUNDLER_TYPES, ...ambient], OPTIONS, host);

  function siblingOf(from: VirtualFile, specifier: string): string | undefined {
    const target = path.posix.join(path.posix.dirname(pathOf(from.sample)), specifier);
    for (const file of candidates(target)) {
      const sample = siblingAt(from.sample, file);
      if (sample && isScript(sample)) return nameOfSample.get(sample);
    }
    return undefined;
  }
}

function candidates(target: string): string[] {
  const written = target.replace(/\.([cm]?)jsx?$/, '.$1ts');
  return [
    ...new Set([target, written, `${written}x`]),
    ...EXTENSIONS.map((extension) => target + extension),
    ...EXTENSIONS.slice(1).map((extension) => `${target}/index${extension}`),
  ];
}

function resolved(name: string): ts.ResolvedModuleWithFailedLookupLocations {
  const extension = /(?:\.d)?\.[cm]?[jt]sx?$/.exec(name)?.[0] ?? '.ts';
  return { resolvedModule: { resolvedFileName: name, extension, isExternalLibraryImport: false } };
}
