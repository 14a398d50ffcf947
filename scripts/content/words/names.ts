import type { Language } from '@config/site';

/** A name or term with one correct form. */
export interface Name {
  readonly right: string;
  /** Matches correct and incorrect forms; anything but `right` is incorrect. */
  readonly pattern: RegExp;
  readonly languages: readonly Language[];
}

const BOTH: readonly Language[] = ['en', 'zh'];

/** Products and formats, whose capitals are part of the name even at the start of a sentence. */
const PRODUCTS = [
  'API',
  'Babel',
  'Browserslist',
  'CommonJS',
  'CSS',
  'esbuild',
  'ESLint',
  'Firefox',
  'GitHub',
  'HTML',
  'HTTP',
  'HTTPS',
  'JavaScript',
  'Jest',
  'JSON',
  'Linux',
  'macOS',
  'Netlify',
  'npm',
  'pnpm',
  'PostCSS',
  'Preact',
  'Prettier',
  'Rollup',
  'Rsbuild',
  'Rsdoctor',
  'Rslib',
  'Rspack',
  'Rspress',
  'Rstack',
  'Rstest',
  'Safari',
  'Sass',
  'Svelte',
  'SWC',
  'Terser',
  'TypeScript',
  'UnoCSS',
  'URL',
  'Vercel',
  'Vite',
  'Vitest',
  'WebAssembly',
  'webpack',
];

/** Names of several words with common misspellings. */
const PHRASES: readonly (readonly [right: string, ...wrong: string[]])[] = [
  ['Create React App', 'create-react-app'],
  ['CSS Modules', 'CSS-Modules'],
  ['Fast Refresh', 'FastRefresh'],
  ['Lightning CSS', 'LightningCSS'],
  ['Modern.js Builder'],
  ['Module Federation', 'ModuleFederation'],
  ['Node.js', 'NodeJS', 'Node JS'],
  ['Tailwind CSS', 'TailwindCSS'],
  ['VS Code', 'VSCode'],
  ['Vue CLI', 'VueCLI'],
];

/** English terms. */
const ENGLISH: readonly (readonly [right: string, ...wrong: string[]])[] = [
  ['command line', 'commandline'],
  ['dev server', 'devserver'],
  ['front matter', 'frontmatter'],
  ['plugin', 'plug-in'],
  ['source map', 'sourcemap'],
  ['tree shaking', 'treeshaking'],
];

/** Chinese terms as used by front-end engineers. */
const CHINESE: readonly (readonly [right: string, ...wrong: string[]])[] = [
  ['产物', '生成物', '输出物', '构建结果物'],
  ['代码分割', '代码拆分', '代码切分', '代码分离'],
  ['打包器', '打包工具'],
  ['默认', '缺省'],
  ['其他', '其它'],
  ['开发服务器', '开发服务(?!器)', '开发伺服器'],
  ['热更新', '热重载', '热加载', '(?<!模块)热替换'],
  ['source map', '源码映射', '源代码映射', '源映射'],
  ['静态资源', '静态资产'],
  ['缓存', '快取'],
  ['账号', '帐号', '帐户'],
  ['登录', '登陆'],
  ['阈值', '阀值'],
];

const name = (
  languages: readonly Language[],
  flags: string,
  [right, ...wrong]: readonly [string, ...string[]],
): Name => {
  const forms = [right.replace(/\./g, '\\.'), ...wrong].join('|');
  const isWord = /^\w/.test(right) && wrong.every((form) => /^\w/.test(form));
  return { right, pattern: new RegExp(isWord ? `\\b(?:${forms})\\b` : forms, flags), languages };
};

/** Reports each form that isn't `right`. */
export const NAMES: readonly Name[] = [
  ...PRODUCTS.map((product) => name(BOTH, 'gi', [product])),
  ...PHRASES.map((phrase) => name(BOTH, 'gi', phrase)),
  ...ENGLISH.map((term) => name(['en'], 'g', term)),
  ...CHINESE.map((term) => name(['zh'], 'g', term)),
];

/** Names that keep their capitals inside a heading. */
export const PROPER_NAMES: readonly string[] = [
  ...PHRASES.map(([right]) => right),
  ...PRODUCTS,
  'Angular',
  'Autoprefixer',
  'Biome',
  'Bun',
  'Chinese',
  'Chrome',
  'Cloudflare',
  'Deno',
  'Docker',
  'Edge',
  'English',
  'Google',
  'I',
  'Less',
  'Lit',
  'Markdown',
  'Next.js',
  'Nginx',
  'Playwright',
  'React',
  'React Refresh',
  'Router',
  'Rust',
  'Solid',
  'Stylus',
  'Vue',
  'Windows',
  'Yarn',
];
