import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReaders, type Reader } from './readReaders';
import { readersText } from './readersText';
import { readTogether } from './readTogether';

let scope: string;
beforeEach(() => {
  scope = mkdtempSync(path.join(tmpdir(), 'scope-'));
});
afterEach(() => rmSync(scope, { recursive: true }));

function readersOf(code: string, name = 'core') {
  const folder = path.join(scope, name, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), code);
  return readReaders(scope);
}

const direct = (readers: readonly Reader[]): Reader[] =>
  readers.filter(({ through }) => through === undefined);

/** Paths that are read or set, with their line. */
const placesOf = (code: string): string[] =>
  direct(readersOf(code)).map(
    ({ path: read, line, isSet }) => `${line} ${isSet ? 'sets' : 'reads'} ${read}`,
  );

describe('readReaders', () => {
  it.each([
    ['a whole path', 'f(environment.config.output.minify);', 'reads output.minify'],
    ['a field', "f(config['output'].distPath.js);", 'reads output.distPath.js'],
    ['an option of the root', 'f(context.normalizedConfig.mode);', 'reads mode'],
    ['a pattern', 'const { output: { minify } } = config;', 'reads output.minify'],
    [
      'a variable',
      'const { output } = api.getNormalizedConfig(); f(output.minify);',
      'reads output.minify',
    ],
    [
      'a default',
      'const server = config.server || {}; f(server.port ?? 3000);',
      'reads server.port',
    ],
    [
      'a section in a variable of its name',
      'const { cors } = this.options.serverConfig;',
      'reads server.cors',
    ],
    ['a method of the value', 'config.dev.watchFiles.push(file);', 'reads dev.watchFiles'],
    ['an argument', 'function g(a) { return a.port; } g(config.server);', 'reads server.port'],
    [
      'a property of an argument',
      'const g = ({ c }) => c.output.minify; g({ c: config });',
      'reads output.minify',
    ],
    ['an assignment', 'config.server.cors = true;', 'sets server.cors'],
  ])('follows %s', (_, code, expected) => {
    expect(placesOf(code)).toEqual([`1 ${expected}`]);
  });

  it.each([
    ['options of the bundler', 'chain.output.path(p); compiler.options.output.path;'],
    ['names that are no options', 'f(config.output.nothing);'],
    [
      'a configuration of the bundler',
      'api.modifyRspackConfig((config) => config.output.filename);',
    ],
    [
      'methods of a value that was passed',
      'function g(a) { a.trim(); } const { server } = config; g(server); server.trim();',
    ],
    ['other packages', 'add({ "../node_modules/x/index.js"(m) { m.exports = config.mode; } });'],
  ])('ignores %s', (_, code) => {
    expect(placesOf(code)).toEqual([]);
  });

  it('returns the plugin with its hook, or the function', () => {
    const readers = readersOf(`
      const p = () => ({ name: 'rsbuild:html', setup(api) { api.modifyHTML(() => api.getNormalizedConfig().html.title); } });
      function getPort(config) { return [1].map(() => config.server.port); }
    `);
    expect(readers.map(({ within }) => within)).toEqual(['rsbuild:html modifyHTML', 'getPort']);
  });
});

describe('readTogether', () => {
  it('returns each other option of the same function once', () => {
    const readers = readersOf(`
      function a(config) { return [config.server.port, config.server.host, config.server.host]; }
      function b(config) { return config.mode; }
    `);
    expect(readTogether('server.port', readers).map(({ option }) => option)).toEqual([
      'server.host',
    ]);
  });
});

describe('a function that a plugin calls', () => {
  const code = `
    function getTests(config) { return config.output.inlineScripts; }
    const hints = { name: 'hints', setup(api) {
      api.modifyHTML(({ config }) => getTests(config) && config.performance.prefetch);
    } };
  `;

  it("counts as the plugin's code, in both directions", () => {
    const readers = readersOf(code);
    const namesOf = (option: string) =>
      readTogether(option, readers).map(({ option: other }) => other);
    expect(namesOf('performance.prefetch')).toEqual(['output.inlineScripts']);
    expect(namesOf('output.inlineScripts')).toEqual(['performance.prefetch']);
  });

  it('is listed with the options it reads', () => {
    const readers = readersOf(code);
    expect(readersText('performance.prefetch', readers)).toContain(
      '  also reads: no other option\n  also reads, through getTests: output.inlineScripts',
    );
    expect(readersText('output.inlineScripts', readers)).toContain(
      '  reads it through getTests\n  also reads: performance.prefetch',
    );
  });
});

describe('readersText', () => {
  it('shows each place with the surrounding lines and the other options', () => {
    const readers = readersOf('function a({ mode, server }) {}\na(\n  config,\n);\n', 'plugin-vue');
    expect(readersText('server.port', readers)).toBe('server.port: 0 places\n\n');
    expect(readersText('mode', readers)).toContain('@rsbuild/plugin-vue  a  ');
    expect(readersText('mode', readers)).toContain(
      '  index.js:1  reads mode\n  >     1  function a({ mode, server }) {}\n        2  a(\n        3    config,\n  also reads: no other option',
    );
  });
});
