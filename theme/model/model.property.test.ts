/** Properties of the smaller functions of the model. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activeHeading } from './activeHeading';
import { resolveColorMode, toColorChoice } from './colorMode';
import { isLoadError } from './loadError';
import { toNavEntries, type NavItem } from './navItems';
import { filterOverview } from './overviewFilter';
import type { OverviewGroup } from './overviewGroups';
import { pageTitle, type PageType, plainText } from './pageTitle';
import { universalTime } from './pageTime';
import { redirectTarget } from './redirects';
import { parseSidebarMemory } from './sidebarMemory';
import { flattenLinks, neighbors, sectionOf, type SidebarItem } from './sidebarTree';

const word = fc.stringMatching(/^[a-z][a-z-]{0,6}$/);
const path = fc.array(word, { maxLength: 3 }).map((words) => `/${words.join('/')}`);

it('resolves any stored value to one of three choices and one of two themes', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.constantFrom('light', 'dark'), (stored, system) => {
      const choice = toColorChoice(stored);
      expect(['light', 'dark', 'auto']).toContain(choice);
      expect(['light', 'dark']).toContain(resolveColorMode(choice, system));
    }),
  );
});

it('restores the valid entries of a stored sidebar, and drops the rest without throwing', () => {
  const slot = fc.oneof(fc.string(), fc.json(), fc.constant(null));
  fc.assert(
    fc.property(slot, (stored) => {
      const { open, scroll } = parseSidebarMemory(stored);
      expect(Object.values(open).every((isOpen) => typeof isOpen === 'boolean')).toBe(true);
      expect(Object.values(scroll).every((pixels) => typeof pixels === 'number')).toBe(true);
    }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(word, fc.boolean()),
      fc.dictionary(word, fc.nat()),
      (open, scroll) => {
        expect(parseSidebarMemory(JSON.stringify({ open, scroll }))).toEqual({ open, scroll });
      },
    ),
  );
});

it("returns one of the page's headings as active, or none", () => {
  const headings = fc.array(fc.record({ id: word, top: fc.integer() }));
  const reading = fc.record({
    line: fc.nat(200),
    windowHeight: fc.nat(2000),
    isAtEnd: fc.boolean(),
    target: fc.option(word),
  });
  fc.assert(
    fc.property(headings, reading, (all, where) => {
      expect([null, ...all.map(({ id }) => id)]).toContain(activeHeading(all, where));
    }),
  );
});

it('filters an overview to a subset, idempotently, with hyphens as spaces', () => {
  const groups: fc.Arbitrary<OverviewGroup[]> = fc.array(
    fc.record({
      name: word,
      items: fc.array(
        fc.record({
          text: word,
          link: path,
          headers: fc.array(fc.record({ id: word, text: word, depth: fc.constant(2) })),
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(groups, word, (all, query) => {
      const found = filterOverview(all, query);
      expect(filterOverview(found, query)).toEqual(found);
      expect(filterOverview(all, query.replaceAll('-', ' ').toUpperCase())).toEqual(found);
      expect(filterOverview(all, '')).toEqual(all);
      expect(all.map(({ name }) => name)).toEqual(
        expect.arrayContaining(found.map(({ name }) => name)),
      );
    }),
  );
});

it('starts every title with the name of the page', () => {
  const type = fc.constantFrom<PageType>('doc', 'custom', 'blank');
  fc.assert(
    fc.property(type, word, word, fc.option(fc.string(), { nil: undefined }), (...parts) => {
      const [pageType, title, siteTitle, titleSuffix] = parts;
      const shown = pageTitle({ pageType, title, siteTitle, titleSuffix });
      expect(shown.startsWith(title)).toBe(true);
      expect(shown).toBe(shown.trim());
    }),
  );
});

it('returns text without markup unchanged, and never adds characters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainText(text).length).toBeLessThanOrEqual(text.length);
      if (!/[`*~]/.test(text)) expect(plainText(text)).toBe(text);
    }),
  );
});

it('skips invalid redirect patterns, with one warning each, and never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), path, (patterns, from) => {
      const warned: string[] = [];
      const table = patterns.map((pattern) => ({ from: pattern, to: '/' }));
      redirectTarget(from, table, (message) => warned.push(message));
      expect(new Set(warned).size).toBeLessThanOrEqual(patterns.length);
    }),
  );
});

it('converts any list of nav items to links with a URL and groups', () => {
  const leaf = fc.record(
    { text: word, link: fc.oneof(path, fc.webUrl()), activeMatch: fc.string() },
    { requiredKeys: [] },
  );
  const item: fc.Arbitrary<NavItem> = fc
    .tuple(leaf, fc.array(leaf, { maxLength: 3 }))
    .map(([own, items]) => ({ ...own, items }));
  fc.assert(
    fc.property(fc.array(item), path, (items, here) => {
      for (const entry of toNavEntries(items, here, (href) => href)) {
        expect('items' in entry ? entry.items.length >= 0 : entry.href.length > 0).toBe(true);
      }
    }),
  );
});

it('finds the next page in the sidebar, and back from there', () => {
  const sidebar: fc.Arbitrary<SidebarItem[]> = fc
    .uniqueArray(path, { maxLength: 8 })
    .map((links) => links.map((link) => ({ text: link, link })));
  fc.assert(
    fc.property(sidebar, (items) => {
      const links = flattenLinks(items);
      for (const { link } of links) {
        const { next } = neighbors(items, link);
        if (next) expect(neighbors(items, next.link).previous?.link).toBe(link);
      }
    }),
  );
});

it('finds the nearest section that contains a page', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path), path, (keys, page) => {
      const found = sectionOf(Object.fromEntries(keys.map((key) => [key, []])), page).path;
      if (found !== '') expect(`${page}/`.startsWith(found.replace(/\/?$/, '/'))).toBe(true);
      if (keys.includes(page)) expect(found).toBe(page);
    }),
  );
});

it('formats any time in the same form, and classifies anything thrown without failing', () => {
  const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') });
  fc.assert(
    fc.property(moment, (date) => {
      expect(universalTime(date.toISOString())).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(typeof isLoadError(thrown)).toBe('boolean');
    }),
  );
});
