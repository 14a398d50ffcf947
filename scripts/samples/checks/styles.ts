import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentedModule } from '../documentedModule';
import { filesOf, projectFolder } from '../projectFolder';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../sample/Sample';

/** Compiles a file; throws if that fails. */
type Compile = (code: string, file: string) => Promise<unknown>;

const COMPILERS: Readonly<Partial<Record<string, Compile>>> = {
  css: async (code) => {
    const { default: postcss } = (await documentedModule('postcss')) as { default: PostcssParser };
    postcss.parse(code);
  },
  scss: (code, file) => compileSass(code, file, 'scss'),
  sass: (code, file) => compileSass(code, file, 'indented'),
  less: async (code, file) => {
    const { default: less } = (await documentedModule('less')) as { default: LessCompiler };
    await less.render(code, { filename: file, paths: pathsFor(file), javascriptEnabled: true });
  },
  stylus: compileStylus,
  styl: compileStylus,
};

interface PostcssParser {
  parse(css: string): unknown;
}

interface LessCompiler {
  render(code: string, options: object): Promise<unknown>;
}

interface SassCompiler {
  compileString(code: string, options: object): unknown;
  NodePackageImporter: new (root: string) => object;
}

type StylusCompiler = (code: string, options: object) => { render(): string };

const pathsFor = (file: string): string[] => [
  path.dirname(file),
  path.join(path.dirname(file), 'node_modules'),
];

async function compileSass(code: string, file: string, syntax: 'scss' | 'indented'): Promise<void> {
  // A CommonJS bundle whose exports Node.js can't detect, so they are all in `default`.
  const { default: sass } = (await documentedModule('sass')) as { default: SassCompiler };
  sass.compileString(code, {
    syntax,
    url: pathToFileURL(file),
    loadPaths: pathsFor(file),
    logger: { warn: () => undefined, debug: () => undefined },
  });
}

async function compileStylus(code: string, file: string): Promise<void> {
  const { default: stylus } = (await documentedModule('stylus')) as { default: StylusCompiler };
  stylus(code, { filename: file, paths: pathsFor(file) }).render();
}

export const styles: SampleCheck = {
  name: 'styles',
  description: 'Styles compile with the tool of their language.',
  takes: (sample) => sample.lang in COMPILERS && excuseOf(sample) === undefined,
  surroundings: (sample) => JSON.stringify([...filesOf(sample)]),
  check: (samples) => Promise.all(samples.map(complaints)),
};

async function complaints(sample: Sample): Promise<Complaint[]> {
  const compile = COMPILERS[sample.lang];
  if (!compile) return [];
  const project = projectFolder(sample);
  try {
    await compile(sample.code, project.file);
    return [];
  } catch (error) {
    return [styleComplaint(error, project.root)];
  } finally {
    project.remove();
  }
}

/** Each tool reports the location differently. */
function styleComplaint(error: unknown, root: string): Complaint {
  const { line, lineno, span, reason, sassMessage, message } = error as {
    line?: number;
    lineno?: number;
    span?: { start: { line: number } };
    reason?: string;
    sassMessage?: string;
    message: string;
  };
  const place = line ?? lineno ?? (span ? span.start.line + 1 : 1);
  const found = (reason ?? sassMessage ?? message).replaceAll(`${root}/`, '');
  const remedy = /import|load|find/i.test(found)
    ? 'show that file in a block of this page with its path as title, or add it to scripts/samples/application'
    : 'correct the rule';
  return { line: place, found, remedy };
}
