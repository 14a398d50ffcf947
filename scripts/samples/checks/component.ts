import { documentedModule } from '../documentedModule';
import { excuseOf, nameOf, type Complaint, type Sample, type SampleCheck } from '../sample/Sample';

interface Located {
  readonly message: string;
  /** Warnings and errors of Vue's compiler, and of Svelte's. */
  readonly loc?: { readonly start: { readonly line: number } };
  readonly start?: { readonly line: number };
}

interface VueCompiler {
  parse: (
    code: string,
    options: object,
  ) => {
    descriptor: {
      script: unknown;
      scriptSetup: unknown;
      template: { content: string; loc: { start: { line: number } } } | null;
    };
    errors: Located[];
  };
  compileScript: (descriptor: unknown, options: object) => { bindings?: object };
  compileTemplate: (options: object) => { errors: (string | Located)[] };
}

interface SvelteCompiler {
  compile: (code: string, options: object) => unknown;
}

const COMPILERS: Readonly<Partial<Record<string, (sample: Sample) => Promise<Complaint[]>>>> = {
  vue: compileVue,
  svelte: compileSvelte,
};

export const component: SampleCheck = {
  name: 'component',
  description: 'Single-file components compile with the compiler of their framework.',
  takes: (sample) => sample.lang in COMPILERS && excuseOf(sample) === undefined,
  check: (samples) =>
    Promise.all(samples.map(async (sample) => (await COMPILERS[sample.lang]?.(sample)) ?? [])),
};

async function compileVue(sample: Sample): Promise<Complaint[]> {
  const { parse, compileScript, compileTemplate } = (await documentedModule(
    'vue/compiler-sfc',
  )) as VueCompiler;
  const filename = nameOf(sample);
  const { descriptor, errors } = parse(sample.code, { filename });
  if (errors.length > 0) return errors.map(vueComplaint);
  try {
    const { bindings } =
      descriptor.script || descriptor.scriptSetup
        ? compileScript(descriptor, { id: 'sample' })
        : {};
    if (!descriptor.template) return [];
    const { content, loc } = descriptor.template;
    const options = {
      source: content,
      filename,
      id: 'sample',
      compilerOptions: { bindingMetadata: bindings },
    };
    return compileTemplate(options).errors.map((error) => {
      const complaint = vueComplaint(typeof error === 'string' ? { message: error } : error);
      return { ...complaint, line: complaint.line + loc.start.line - 1 };
    });
  } catch (error) {
    return [vueComplaint(error as Located)];
  }
}

function vueComplaint({ message, loc }: Located): Complaint {
  // Messages of the script compiler start with a tag and end with an excerpt.
  const [found = message] = message.replace(/^\[[^\]]+\] /, '').split('\n');
  const [, line] = /\((\d+):\d+\)/.exec(found) ?? [];
  return {
    line: loc?.start.line ?? Number(line ?? 1),
    found: found.replace(/ \(\d+:\d+\)$/, ''),
    remedy: 'correct the component',
  };
}

async function compileSvelte(sample: Sample): Promise<Complaint[]> {
  const { compile } = (await documentedModule('svelte/compiler')) as SvelteCompiler;
  // A preprocessor handles other style languages before the compiler.
  const code = sample.code.replace(
    /(<style[^>]*\blang=[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_, open: string, body: string, close: string) => open + body.replace(/[^\n]/g, '') + close,
  );
  try {
    compile(code, { filename: nameOf(sample) });
    return [];
  } catch (error) {
    const { message, start } = error as Located;
    const [found = message] = message.split('\n');
    return [{ line: start?.line ?? 1, found, remedy: 'correct the component' }];
  }
}
