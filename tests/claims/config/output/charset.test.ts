import { built, cli, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

/** The script that a production build makes of a source, and of other files. */
const scriptOf = async (source: string, config: RsbuildConfig, files = {}) => {
  const output = { filenameHash: false, ...config.output };
  const { text } = await built({ 'src/index.js': source, ...files }, { ...config, output });
  return text('dist/static/js/index.js');
};

const ASCII = { output: { charset: 'ascii' } } as const;
const UNMINIFIED = { output: { charset: 'ascii', minify: false } } as const;

test("Even with 'utf8', the minifier escapes characters from U+0080 to U+00FF in strings, and emoji in quoted strings", async () => {
  const utf8 = { output: { charset: 'utf8' } } as const;
  expect(await scriptOf('console.log("你 é ž 😀");', utf8)).toContain(
    String.raw`log("你 \xe9 ž \uD83D\uDE00")`,
  );
  expect(await scriptOf('console.log(window.é, `${document.title}é😀`);', utf8)).toContain(
    'log(window.é,`${document.title}\\xe9😀`)',
  );
});

test("In scripts that aren't minified, SWC escapes these characters in JSX text and attributes", async () => {
  const script = await scriptOf('console.log("é 😀", <p title="é 😀">é 😀</p>);', {
    output: { minify: false },
    tools: { swc: { jsc: { parser: { syntax: 'typescript', tsx: true } } } },
  });
  expect(script).toContain('"é 😀"');
  expect(script.split(String.raw`"\xe9 \uD83D\uDE00"`)).toHaveLength(3);
});

test('With ascii, template literals contain longer escapes in scripts that are not minified', async () => {
  expect(await scriptOf('console.log(`你`, "你");', UNMINIFIED)).toContain(
    'log(`\\u{4F60}`, "\\u4F60")',
  );
});

test('ascii does not escape comments, if they stay in the script', async () => {
  const source = '/*! 许可 */ console.log("你");';
  expect(await scriptOf(source, ASCII)).not.toContain('许可');
  expect(
    await scriptOf(source, { output: { charset: 'ascii', legalComments: 'inline' } }),
  ).toContain('许可');
  expect(await scriptOf(source, UNMINIFIED)).toContain('许可');
});

test('ascii does not escape tagged templates', async () => {
  expect(await scriptOf('console.log(String.raw`你`, "好");', ASCII)).toContain(
    'String.raw`你`,"\\u597D"',
  );
});

test("ascii does not escape code that only the minifier processes, in scripts that aren't minified", async () => {
  const files = {
    'src/data.json': '{ "word": "数据" }',
    'node_modules/greeting/package.json': '{ "main": "index.js" }',
    'node_modules/greeting/index.js': 'console.log("问候");',
  };
  const source = 'import data from "./data.json"; import "greeting"; console.log(data, "代码");';
  const development = { ...ASCII, mode: 'development' } as const;
  for (const config of [UNMINIFIED, development]) {
    const unminified = await scriptOf(source, config, files);
    expect(unminified).toContain('数据');
    expect(unminified).toContain('问候');
    expect(unminified).not.toContain('代码');
  }
  expect(await scriptOf(source, ASCII, files)).not.toMatch(/[数问代]/);
});

test("An environment's value replaces the shared one", async () => {
  const config = { ...ASCII, environments: { web: { output: { charset: 'utf8' } } } } as const;
  expect(await scriptOf('console.log("你");', config)).toContain('你');
});

test("Other values, such as 'gbk', make the build fail", async () => {
  // @ts-expect-error The types reject the value.
  const config: RsbuildConfig = { output: { charset: 'gbk' } };
  await expect(scriptOf('console.log("你");', config)).rejects.toThrow('unknown variant `gbk`');
});

test('tools.swc and output.minify.jsOptions can override it', async () => {
  const source = 'console.log("你");';
  const tools = { swc: { jsc: { output: { charset: 'utf8' } } } } as const;
  expect(await scriptOf(source, { ...UNMINIFIED, tools })).toContain('你');
  expect(await scriptOf(source, { ...ASCII, tools })).not.toContain('你');
  const minify = { jsOptions: { minimizerOptions: { format: { asciiOnly: false } } } };
  expect(await scriptOf(source, { output: { charset: 'ascii', minify } })).toContain('你');
});

test("With 'ascii', the source of a regular expression contains the escapes", async () => {
  const source = 'console.log(/你/.source);';
  expect(await scriptOf(source, ASCII)).toContain(String.raw`/\u4f60/.source`);
  expect(await scriptOf(source, { output: { charset: 'utf8' } })).toContain('/你/.source');
});

test("An @charset in your source doesn't help: by default, Lightning CSS removes it", async () => {
  const files = {
    'src/index.js': `import './index.css';`,
    'src/index.css': '@charset "utf-8";\n.a::after { content: "你好"; }',
  };
  expect((await built(files, {})).text(/\.css$/)).toBe('.a:after{content:"你好"}');
  const unminified = await built(files, { output: { minify: false } });
  expect(unminified.text(/\.css$/)).not.toContain('@charset');
});

test("With 'ascii', a production build can fail if a module imports a function that's declared with a non-ASCII name, even as calculate", async () => {
  const files = {
    'src/index.js': 'import { calculate } from "./calculate.js"; console.log(calculate());',
    'src/calculate.js': 'function 计算() { return 1; } export { 计算 as calculate };',
    'rsbuild.config.mjs': 'export default { output: { charset: "ascii" } };',
  };
  const { code, output } = await cli(['build'], files);
  expect(code).not.toBe(0);
  expect(output).toContain('has no internal name');
  expect((await cli(['build', '--mode', 'development'], files)).code).toBe(0);
  files['src/calculate.js'] = 'export function calculate() { return 1; }';
  expect((await cli(['build'], files)).code).toBe(0);
});
