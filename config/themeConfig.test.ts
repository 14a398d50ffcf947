import { describe, expect, it } from 'vitest';
import { themeConfig } from './theme';
import { checkThemeConfig } from './themeConfig';

const locales = [{ lang: 'en', label: 'English' }];

describe('checkThemeConfig', () => {
  it('passes the settings of this site', () => {
    expect(checkThemeConfig(themeConfig)).toEqual(themeConfig);
  });

  it('names an unknown key', () => {
    expect(() => checkThemeConfig({ locales, hideNavBar: 'never' })).toThrow(
      'config/theme.ts: themeConfig: Unrecognized key: "hideNavBar"',
    );
  });

  it('names a bad value, where it stands and what is allowed', () => {
    expect(() => checkThemeConfig({ locales, hideNavbar: 'sometimes' })).toThrow(
      'config/theme.ts: hideNavbar: Invalid option: expected one of "never"|"auto"|"always"',
    );
    expect(() => checkThemeConfig({ locales, offline: 'yes' })).toThrow(
      'config/theme.ts: offline: Invalid option: expected one of "on"|"off"',
    );
    expect(() => checkThemeConfig({ locales: [{ ...locales[0], prevPageText: 1 }] })).toThrow(
      'config/theme.ts: locales.0.prevPageText: Invalid input: expected string, received number',
    );
  });

  it.each(['appId', 'apiKey', 'indexName'])(
    'stops the build where the search service has no %s, and says so',
    (key) => {
      const hostedSearch = { appId: 'A', apiKey: 'K', indexName: 'docs', [key]: '' };
      expect(() => checkThemeConfig({ locales, hostedSearch })).toThrow(
        `config/theme.ts: hostedSearch.${key}: \`${key}\` is missing.`,
      );
    },
  );
});
