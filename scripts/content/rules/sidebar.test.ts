import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { sidebar } from './sidebar';

const PAGES = {
  'docs/en/index.mdx': page('', 'pageType: home'),
  'docs/en/config/index.mdx': page('# Config'),
  'docs/en/config/mode.mdx': page('# mode'),
  'docs/en/config/output/filename.mdx': page('# filename'),
  'docs/en/config/output/index.mdx': page('# output'),
};
const OUTPUT = '[\n  { "type": "file", "name": "filename", "label": "filename" }\n]';
const CONFIG = '["index", "mode", { "type": "dir", "name": "output", "label": "output" }]';
const META = 'docs/en/config/_meta.json';

const check = (files: Record<string, string>): string[] =>
  messagesOf(
    sidebar.check(
      siteOf({ ...PAGES, [META]: CONFIG, 'docs/en/config/output/_meta.json': OUTPUT, ...files }),
    ),
  );

describe('sidebar', () => {
  it('accepts a section that lists every page once', () => {
    expect(check({})).toEqual([]);
  });

  it('reports a page that no sidebar lists', () => {
    expect(
      check({ 'docs/en/config/root.mdx': page('# root'), 'docs/en/about.mdx': page('# About') }),
    ).toEqual([
      'docs/en/about.mdx:1  the page is in no sidebar  move it into the folder of a section',
      'docs/en/config/root.mdx:1  the page is in no sidebar  add { "type": "file", "name": "root", "label": "…" } to docs/en/config/_meta.json',
    ]);
  });

  it('ignores pages without a sidebar', () => {
    expect(
      check({
        'docs/en/404.mdx': page('# 404', "pageType: '404'"),
        'docs/en/x.mdx': page('# X', 'pageType: blank'),
        'docs/en/pages.mdx': page('# Pages', 'sidebar: false'),
      }),
    ).toEqual([]);
  });

  it('reports a page that is listed twice', () => {
    expect(check({ [META]: CONFIG.replace('"mode"', '"mode",\n"mode"') })).toEqual([
      `${META}:2  docs/en/config/mode.mdx stands here and at ${META}:1  keep one of the two entries`,
    ]);
  });

  it('reports an index entry that duplicates its group', () => {
    const output = '[{ "type": "file", "name": "index", "label": "Overview" }, "filename"]';
    expect(check({ 'docs/en/config/output/_meta.json': output })).toEqual([
      `docs/en/config/output/_meta.json:1  docs/en/config/output/index.mdx stands here and at ${META}:1  keep one of the two entries`,
    ]);
    expect(check({ 'docs/en/config/output/_meta.json': '["index", "filename"]' })).toEqual([]);
  });

  it('reports entries without a target', () => {
    const entries = ',\n"rot",\n{ "type": "dir", "name": "tools", "label": "tools" }]';
    expect(check({ [META]: CONFIG.replace(/\]$/, entries) })).toEqual([
      `${META}:2  no page rot here  add docs/en/config/rot.mdx, or remove the entry`,
      `${META}:3  no folder tools with pages here  add docs/en/config/tools/, or remove the entry`,
    ]);
  });

  it('requires labels and known types', () => {
    const entries =
      ',\n{ "type": "section-header" },\n{ "type": "header", "label": "x" },\n{ "type": "dvider" },\n{ "name": "x" },\n{ "type": "divider", "dash": true }]';
    expect(check({ [META]: CONFIG.replace(/\]$/, entries) })).toEqual([
      `${META}:2  label is missing  add the text that readers see`,
      `${META}:3  an entry of unknown type "header"  use one of file, dir, dir-section-header, section-header, divider, custom-link`,
      `${META}:4  an entry of unknown type "dvider"  did you mean "divider"?`,
      `${META}:5  an entry without a type  use one of file, dir, dir-section-header, section-header, divider, custom-link`,
      `${META}:6  unknown key dash  did you mean dashed?`,
    ]);
  });

  it('checks custom links, to which the engine adds the language', () => {
    const links =
      ',\n{ "type": "custom-link", "label": "a", "link": "/config/mod" },\n{ "type": "custom-link", "label": "b", "link": "/zh/config/mode" },\n{ "type": "custom-link", "label": "c", "link": "https://rspack.rs" }]';
    expect(check({ [META]: CONFIG.replace(/\]$/, links) })).toEqual([
      `${META}:2  /config/mod leads to no page of docs/en  did you mean /config/mode?`,
      `${META}:3  /zh/config/mode contains a language  write /config/mode: the site adds the language`,
    ]);
  });

  it('reports an unlisted folder and a missing order only once', () => {
    expect(check({ [META]: '["index", "mode"]' })).toEqual([
      `docs/en/config/output/_meta.json:1  no sidebar lists this folder  add { "type": "dir", "name": "output", "label": "…" } to ${META}`,
    ]);
    expect(
      check({ 'docs/en/guide/a.mdx': page('# A'), 'docs/en/guide/b.mdx': page('# B') }),
    ).toEqual([
      'docs/en/guide/_meta.json:1  the file is missing, so the sidebar has no order here  add it with one entry for each page of the folder',
    ]);
  });

  it('reports a folder inside itself', () => {
    const entries = ',\n{ "type": "dir", "name": ".", "label": "x" }]';
    expect(check({ [META]: CONFIG.replace(/\]$/, entries) })).toEqual([
      `${META}:2  . links back to this folder  remove the entry`,
    ]);
  });

  it("doesn't report pages of a file that is not JSON", () => {
    expect(check({ [META]: '[' })).toEqual([]);
  });

  it('rejects a _meta.json above the sections', () => {
    expect(check({ 'docs/en/_meta.json': '[]' })).toEqual([
      'docs/en/_meta.json:1  a _meta.json above the sections joins their sidebars into one  move its entries into the sections',
    ]);
  });

  it('rejects anything but a list', () => {
    expect(check({ [META]: '{}', 'docs/en/config/output/_meta.json': OUTPUT })[0]).toBe(
      `${META}:1  this is not a list  write [ entry, entry ]`,
    );
  });
});
