import type { Complaint, Sample, SampleCheck } from '../sample/Sample';

/** File extensions by language; other languages accept any extension. */
const ENDINGS: Readonly<Partial<Record<string, readonly string[]>>> = {
  ts: ['.ts', '.mts', '.cts'],
  tsx: ['.tsx'],
  js: ['.js', '.mjs', '.cjs'],
  jsx: ['.jsx', '.js'],
  mjs: ['.mjs'],
  cjs: ['.cjs'],
  mts: ['.mts'],
  cts: ['.cts'],
  json: ['.json', '.browserslistrc', '.swcrc', '.babelrc'],
  jsonc: ['.json', '.jsonc'],
  css: ['.css'],
  scss: ['.scss'],
  sass: ['.sass'],
  less: ['.less'],
  stylus: ['.styl'],
  styl: ['.styl'],
  html: ['.html', '.ejs'],
  vue: ['.vue'],
  svelte: ['.svelte'],
  yaml: ['.yml', '.yaml'],
  yml: ['.yml', '.yaml'],
  toml: ['.toml'],
  bash: ['.sh'],
  sh: ['.sh'],
};

export const fileName: SampleCheck = {
  name: 'file-name',
  description: 'The file name over a block is one of its language.',
  takes: ({ title }) => title !== undefined,
  check: (samples) => samples.map(complaints),
};

function complaints({ title = '', lang }: Sample): Complaint[] {
  const endings = ENDINGS[lang];
  if (!endings || endings.some((ending) => title.endsWith(ending))) return [];
  const ending = /\.\w+$/.exec(title)?.[0];
  const language = Object.entries(ENDINGS).find(
    ([, known]) => ending && known?.includes(ending),
  )?.[0];
  const remedy = language
    ? `write \`\`\`${language} title="${title}"`
    : `end the name with ${endings.join(' or ')}`;
  return [{ line: 0, found: `title="${title}" is no file name of ${lang}`, remedy }];
}
