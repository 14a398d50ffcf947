import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Limit = NonNullable<RsbuildConfig['output']>['dataUriLimit'];

/** Whether a production build inlines an image of a size in bytes that it imports. */
const isInlined = async (bytes: number, config: RsbuildConfig = {}, query = '') => {
  const files = {
    'src/index.js': `import photo from './photo.png${query}'; console.log(photo);`,
    'src/photo.png': 'x'.repeat(bytes),
  };
  return !(await built(files, config)).files.some((file) => file.endsWith('.png'));
};

test('Rsbuild inlines a file whose size equals the limit', async () => {
  expect(await isInlined(4096)).toBe(true);
  expect(await isInlined(4097)).toBe(false);
});

test('With 0, Rsbuild inlines only empty files and imports with ?inline', async () => {
  const none = { output: { dataUriLimit: 0 } };
  expect(await isInlined(1, none)).toBe(false);
  expect(await isInlined(0, none)).toBe(true);
  expect(await isInlined(1, none, '?inline')).toBe(true);
});

test('?url returns the URL of a file even if it is small, ?inline a data URI even if it is large', async () => {
  expect(await isInlined(10, {}, '?url')).toBe(false);
  expect(await isInlined(10_000, {}, '?inline')).toBe(true);
});

test('Omitted types of an object keep the default', async () => {
  const config = { output: { dataUriLimit: { svg: 0 } } };
  expect(await isInlined(4096, config)).toBe(true);
  expect(await isInlined(4097, config)).toBe(false);
});

/** The configuration of a project whose only environment sets its own limit. */
const environment = (shared: Limit, own: Limit): RsbuildConfig => ({
  output: { dataUriLimit: shared },
  environments: { web: { output: { dataUriLimit: own } } },
});

test('If the limit is a number, and an environment sets an object, omitted types have a limit of 8,096 bytes', async () => {
  expect(await isInlined(8096, environment(10, { svg: 0 }))).toBe(true);
  expect(await isInlined(8097, environment(10, { svg: 0 }))).toBe(false);
});

test('If both values are objects, Rsbuild merges them; otherwise the own value replaces the shared one', async () => {
  expect(await isInlined(100, environment({ image: 0 }, { svg: 0 }))).toBe(false);
  expect(await isInlined(100, environment({ image: 0 }, 200))).toBe(true);
});

test('source.assetsInclude makes the limit apply to a file type that you reference with new URL()', async () => {
  const files = {
    'src/index.js': 'console.log(new URL("./report.pdf", import.meta.url).href);',
    'src/report.pdf': 'x',
  };
  const names = async (config: RsbuildConfig) => (await built(files, config)).files;
  const emitted = expect.stringMatching(/report\.\w+\.pdf$/);
  expect(await names({})).toContainEqual(emitted);
  expect(await names({ source: { assetsInclude: /\.pdf$/ } })).not.toContainEqual(emitted);
});

test('The limit, ?url and ?inline also apply to url() in CSS and to new URL(), and ?url must be the whole query', async () => {
  const isEmitted = async (source: Record<string, string>) =>
    (
      await built({
        'src/index.js': 'import "./a.css";',
        'src/a.css': '',
        'src/a.png': 'x',
        ...source,
      })
    ).files.some((file) => file.endsWith('.png'));
  const inCss = (query: string) => isEmitted({ 'src/a.css': `a{background:url(./a.png${query})}` });
  const inUrl = (query: string) =>
    isEmitted({ 'src/index.js': `console.log(new URL('./a.png${query}', import.meta.url));` });
  for (const where of [inCss, inUrl]) {
    expect(await where('')).toBe(false);
    expect(await where('?url')).toBe(true);
    expect(await where('?v=2&url')).toBe(false);
  }
});
