/** Properties of the functions that determine the frame and its texts. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editHref } from './editLink';
import { frontmatterTags } from './frontmatterTags';
import { isSameRecord } from './isSameRecord';
import { isNavbarHidden } from './navbarVisibility';
import { hiddenByQuery, shownByFrontMatter, PAGE_PARTS } from './pageParts';
import { revealCircle } from './revealCircle';
import { MAX_QUERY_LENGTH, queryFrom } from '@model/searchQuery';
import { inLanguage } from './siblingTools';
import { socialName } from './socialName';
import { themeText } from './themeText';

const anything = fc.string({ unit: 'binary' });
const pixels = fc.integer({ min: 0, max: 100_000 });

it('hides the page parts that the URL names, whatever else it contains', () => {
  const part = fc.constantFrom(...PAGE_PARTS);
  fc.assert(
    fc.property(fc.subarray([...PAGE_PARTS]), anything, (parts, rest) => {
      const query = new URLSearchParams([...parts.map((name) => [name, '0']), ['rest', rest]]);
      expect(hiddenByQuery(`?${query.toString()}`)).toEqual(parts);
      for (const name of hiddenByQuery(rest)) expect(PAGE_PARTS).toContain(name);
    }),
  );
  fc.assert(
    fc.property(part, fc.anything(), (name, value) => {
      expect(shownByFrontMatter({ [name]: value }, name)).toBe(value !== false);
      expect(shownByFrontMatter({}, name)).toBe(true);
    }),
  );
});

it('shows the bar at the top, and ignores tiny movements', () => {
  fc.assert(
    fc.property(fc.boolean(), pixels, pixels, (wasHidden, from, to) => {
      const barHeight = 72;
      const isHidden = isNavbarHidden({ wasHidden, from, to }, barHeight);
      if (to <= barHeight) expect(isHidden).toBe(false);
      else if (from === to) expect(isHidden).toBe(wasHidden);
      else if (from > to + 10) expect(isHidden).toBe(false);
    }),
  );
});

it('reveals a theme from any point across the whole window', () => {
  const coordinate = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, width, height) => {
      const point = { x: Math.min(x, width), y: Math.min(y, height) };
      const [first, last] = revealCircle(point, { width, height });
      expect(first).toMatch(/^circle\(0px /);
      const radius = Number(/^circle\((\d+)px /.exec(last)?.[1]);
      for (const corner of [0, width].flatMap((left) => [0, height].map((top) => [left, top]))) {
        const [left = 0, top = 0] = corner;
        expect(Math.hypot(point.x - left, point.y - top)).toBeLessThanOrEqual(radius);
      }
    }),
  );
});

it('starts a search with a single line that fits the input', () => {
  fc.assert(
    fc.property(anything, (selection) => {
      const query = queryFrom(selection);
      expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      expect(query).not.toMatch(/^\s|[\n\r\t]/);
    }),
  );
});

it('links to the source of a page only if it is known, joined by a single slash', () => {
  const base = fc.webUrl({ withQueryParameters: false });
  fc.assert(
    fc.property(base, fc.nat(3), fc.string({ minLength: 1 }), (url, slashes, text) => {
      const docRepoBaseUrl = url.replace(/\/+$/, '') + '/'.repeat(slashes);
      const href = editHref({ docRepoBaseUrl, text }, 'en/guide/a.mdx');
      expect(href).toBe(`${url.replace(/\/+$/, '')}/en/guide/a.mdx`);
      expect(editHref({ docRepoBaseUrl, text: '' }, 'en/a.mdx')).toBeNull();
    }),
  );
});

it('distinguishes records by any value, and ignores the order of keys', () => {
  const record = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()));
  fc.assert(
    fc.property(record, fc.string(), (own, key) => {
      const turned = Object.fromEntries(Object.entries(own).reverse());
      expect(isSameRecord(own, turned)).toBe(true);
      expect(isSameRecord(own, { ...own, [key]: Symbol(key) })).toBe(false);
    }),
  );
});

it('sorts the head tags of a page by kind', () => {
  const attributes = fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string());
  const tag = fc.tuple(fc.constantFrom('meta', 'link', 'script'), attributes);
  fc.assert(
    fc.property(fc.array(tag), (head) => {
      const own = (name: string) => head.filter(([tag]) => tag === name).map(([, held]) => held);
      expect(frontmatterTags({ head })).toEqual({ meta: own('meta'), link: own('link') });
    }),
  );
  expect(frontmatterTags({})).toEqual({ meta: [], link: [] });
});

it('has a name for any social icon', () => {
  const icon = fc.oneof(
    fc.constantFrom('github', 'x', 'discord', 'bluesky'),
    fc.record({
      svg: fc.oneof(
        anything,
        anything.map((text) => `<title>${text}</title>`),
      ),
    }),
  );
  const mode = fc.constantFrom('link', 'text', 'img', 'dom');
  fc.assert(
    fc.property(icon, mode, fc.oneof(anything, fc.webUrl()), (shape, kind, content) => {
      const name = socialName({ icon: shape, mode: kind, content }, 'Link');
      expect(name).toMatch(/\S/);
    }),
  );
});

it('prefers the text of the locale, then of the site, then of i18n.json', () => {
  const setting = fc.option(fc.string(), { nil: undefined });
  fc.assert(
    fc.property(setting, setting, (own, common) => {
      const locale = own === undefined ? {} : { outlineTitle: own };
      const config = common === undefined ? {} : { outlineTitle: common };
      const text = themeText('outlineTitle', config, locale, (key) => key);
      expect(text).toBe(own ?? common ?? 'outline.title');
    }),
  );
});

it('describes a sibling tool in Chinese only for Chinese', () => {
  fc.assert(
    fc.property(fc.string(), (lang) => {
      const tool = { desc: '中', descEn: 'en', url: '/zh', urlEn: '/en' };
      const localized = inLanguage(tool as Parameters<typeof inLanguage>[0], lang);
      expect(localized.url).toBe(lang.startsWith('zh') ? '/zh' : '/en');
      expect(localized.description).toBe(lang.startsWith('zh') ? '中' : 'en');
    }),
  );
});
