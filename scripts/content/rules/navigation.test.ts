import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { navigation } from './navigation';

const PAGES = {
  'docs/en/config/index.mdx': page('# Config'),
  'docs/zh/config/index.mdx': page('# 配置'),
};
const EN =
  '[{ "text": "Config", "link": "/config/" }, { "text": "Version", "items": [{ "text": "0.x", "link": "https://v0.rsbuild.rs" }] }]';

const check = (en: string, zh = en): string[] =>
  messagesOf(
    navigation.check(siteOf({ ...PAGES, 'docs/en/_nav.json': en, 'docs/zh/_nav.json': zh })),
  );

describe('navigation', () => {
  it('accepts two files with the same structure', () => {
    expect(check(EN, EN.replace('Config', '配置').replace('Version', '版本'))).toEqual([]);
  });

  it('requires the file', () => {
    expect(messagesOf(navigation.check(siteOf({ ...PAGES, 'docs/en/_nav.json': EN })))).toEqual([
      'docs/zh/_nav.json:1  the file is missing  add it with the items of the navbar',
    ]);
  });

  it('checks links, to which the engine adds the language', () => {
    expect(check('[{ "text": "Config",\n"link": "/confg/" }]')).toEqual([
      'docs/en/_nav.json:2  /confg/ leads to no page of docs/en  did you mean /config/?',
      'docs/zh/_nav.json:2  /confg/ leads to no page of docs/zh  did you mean /config/?',
    ]);
    expect(
      check(
        '[{ "text": "Config", "link": "/config/" }]',
        '[{ "text": "配置",\n"link": "/zh/config/" }]',
      ),
    ).toEqual([
      'docs/zh/_nav.json:2  /zh/config/ contains a language  write /config/: the site adds the language',
      'docs/zh/_nav.json:1  an item to /zh/config/ where docs/en/_nav.json has an item to /config/  list the same items in the same order in both languages',
    ]);
  });

  it("reports a link to a page that isn't written yet", () => {
    const table = '{ "en": ["/api/start/"], "zh": ["/zh/api/start/"] }';
    const nav = '[{ "text": "API", "link": "/api/start/" }]';
    const files = {
      'docs/en/_nav.json': nav,
      'docs/zh/_nav.json': nav,
      'tests/data/routes.json': table,
    };
    expect(messagesOf(navigation.check(siteOf({ ...PAGES, ...files })))).toContain(
      'docs/zh/_nav.json:1  /api/start/ leads to no page of docs/zh  write the page, or remove the link until then',
    );
  });

  it('reports a pattern that one language lacks', () => {
    const item = '{ "text": "Config", "link": "/config/", "activeMatch": "^/config/" }';
    expect(check(`[${item}]`, '[{ "text": "配置",\n"link": "/config/" }]')).toEqual([
      'docs/zh/_nav.json:1  activeMatch of /config/ differs between the languages  write "activeMatch": "^/config/"',
    ]);
    expect(check('[{ "text": "Config", "link": "/config/" }]', `[\n${item}]`)).toEqual([
      'docs/zh/_nav.json:2  activeMatch of /config/ differs between the languages  remove it',
    ]);
  });

  it('reports the first difference of structure', () => {
    expect(check(EN, '[{ "text": "配置", "link": "/config/" }]')).toEqual([
      'docs/zh/_nav.json:1  no further item where docs/en/_nav.json has an item without a link  list the same items in the same order in both languages',
    ]);
  });

  it('requires texts, and links or items', () => {
    expect(check('[{ "link": "/config/" }]', EN)).toContain(
      'docs/en/_nav.json:1  [0].text is missing  add the text that readers see',
    );
    expect(check('[\n{ "text": "Config" }]')).toContain(
      'docs/en/_nav.json:2  an item without a target  give it a link, or items',
    );
    expect(check('[{ "text": "Config", "link": "/config/", "activeMatch": "(" }]')).toContain(
      'docs/en/_nav.json:1  [0].activeMatch is "("  correct the regular expression',
    );
  });
});
