import { describe, expect, it } from 'vitest';
import { compoundsIn, identifiersIn, qualifiedNamesIn, wholeIdentifier } from './identifiers';

describe('identifiersIn', () => {
  it('returns words written as one, and no others', () => {
    expect([...identifiersIn('Set changeOrigin of a proxy')]).toEqual(['changeorigin']);
  });
});

describe('compoundsIn', () => {
  it.each([
    ['devServer.hot', 'devserverhot', ['devserver', 'hot']],
    ['file-loader', 'fileloader', ['file', 'loader']],
    ['PUBLIC_URL', 'publicurl', ['public', 'url']],
    ['VUE_APP_', 'vueapp', ['vue', 'app']],
    ['BROWSER=none', 'browsernone', ['browser', 'none']],
    ['postcss.config.js', 'postcssconfigjs', ['postcss', 'config', 'js']],
  ])('finds %s with its parts', (text, compound, parts) => {
    expect([...compoundsIn(`Use ${text}, or not ${text}.`)]).toEqual([[compound, parts]]);
  });

  it.each(['src/index', 'index.js', 'app.css', '1.0.5', 'one two', 'a.b.c.d'])(
    'ignores %s',
    (text) => {
      expect([...compoundsIn(text)]).toEqual([]);
    },
  );
});

describe('an identifier', () => {
  it.each([
    ['api.transform', 'api.transform'],
    [' createRsbuild() ', 'creatersbuild'],
    ['transform', undefined],
    ['rsbuild build', undefined],
    ['README', undefined],
  ])('%j is read as %j', (text, identifier) => {
    expect(wholeIdentifier(text)).toBe(identifier);
  });

  it('is documented by a heading that equals its member', () => {
    const text = 'api.expose(key, value); rsbuild.expose(); my.api.expose; exposes.exposed';
    expect(qualifiedNamesIn('expose', text)).toEqual(['api.expose', 'rsbuild.expose']);
    expect(qualifiedNamesIn('Members of api', text)).toEqual([]);
  });
});
