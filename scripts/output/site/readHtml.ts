import { Parser } from 'htmlparser2';
import type { Facts } from './BuiltSite';

type Attributes = Readonly<Partial<Record<string, string>>>;

/** Data that is still being collected. */
type Draft = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Item)[] ? Item[] : Facts[Key];
};

/** Attributes whose value refers to ids of the page. */
const ID_REFERENCES = [
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'for',
  'list',
  'popovertarget',
];

/** `<link>` relations whose file the browser requests. */
const FETCHED = ['stylesheet', 'icon', 'preload', 'prefetch', 'modulepreload', 'manifest'];

/** MIME types of feeds. */
const FEEDS = ['application/rss+xml', 'application/atom+xml'];

/** Elements whose text is collected separately. */
const WATCHED = ['main', 'h1', 'title', 'svg', 'script', 'style'] as const;
type Watched = (typeof WATCHED)[number];

/** Collects the data that rules use in one traversal. */
export function readHtml(html: string): Facts {
  const draft: Draft = {
    lang: undefined,
    title: undefined,
    description: undefined,
    canonicals: [],
    alternates: [],
    feeds: [],
    refresh: undefined,
    titles: [],
    ids: [],
    references: [],
    links: [],
    images: [],
    assets: [],
    styles: [],
    structuredData: [],
    text: '',
  };
  const open = new Map<string, number>(WATCHED.map((tag) => [tag, 0]));
  const isIn = (tag: Watched): boolean => (open.get(tag) ?? 0) > 0;
  const count = (tag: string, step: 1 | -1): void => {
    const depth = open.get(tag);
    if (depth !== undefined) open.set(tag, Math.max(0, depth + step));
  };

  // The note for assistive technology at the end of external links, which isn't in the Markdown.
  let isOutbound = false;
  let noteDepth = 0;

  let isData = false;

  const parser = new Parser({
    onopentag(tag, attributes) {
      isData = tag === 'script' && attributes.type === 'application/ld+json';
      if (isData) draft.structuredData.push('');
      if (tag === 'a') isOutbound = attributes.target === '_blank';
      if (tag === 'span' && isOutbound) noteDepth += 1;
      readCommon(draft, tag, attributes);
      readTag(draft, tag, attributes);
      if (tag === 'h1') draft.titles.push('');
      count(tag, 1);
    },
    onclosetag(tag) {
      if (tag === 'a') isOutbound = false;
      if (tag === 'span' && noteDepth > 0) noteDepth -= 1;
      count(tag, -1);
    },
    ontext(value) {
      if (isData && isIn('script')) {
        draft.structuredData.push((draft.structuredData.pop() ?? '') + value);
      }
      if (isIn('script') || isIn('style')) return;
      // The `<title>` of an SVG isn't the page's.
      if (isIn('title') && !isIn('svg')) draft.title = (draft.title ?? '') + value;
      if (isIn('h1')) draft.titles.push((draft.titles.pop() ?? '') + value);
      if (isIn('main') && noteDepth === 0) draft.text += value;
    },
  });
  parser.end(html);
  return {
    ...draft,
    title: draft.title?.trim(),
    titles: draft.titles.map((title) => title.trim()),
    text: draft.text.replace(/\s+/g, ' '),
  };
}

function readCommon(draft: Draft, tag: string, attributes: Attributes): void {
  const { id, style, srcset } = attributes;
  if (id !== undefined) draft.ids.push(id);
  if (style !== undefined) draft.styles.push({ tag, style });
  for (const candidate of srcset?.split(',') ?? []) {
    draft.assets.push({ tag, url: candidate.trim().split(/\s/)[0] ?? '' });
  }
  for (const attribute of ID_REFERENCES) {
    const names = attributes[attribute]?.split(/\s+/).filter(Boolean) ?? [];
    draft.references.push(...names.map((name) => ({ attribute, id: name })));
  }
  for (const url of [attributes.src, attributes.poster]) {
    if (url !== undefined) draft.assets.push({ tag, url });
  }
}

function readTag(draft: Draft, tag: string, attributes: Attributes): void {
  const { href } = attributes;
  if (tag === 'html') draft.lang = attributes.lang;
  if (tag === 'img') draft.images.push({ url: attributes.src ?? '', alt: attributes.alt });
  if (tag === 'meta') readMeta(draft, attributes);
  if (href === undefined) return;
  if (tag === 'a' || tag === 'area') {
    draft.links.push({ url: href, target: attributes.target, rel: attributes.rel });
  } else if (tag === 'link') {
    readLinkTag(draft, href, attributes);
  }
}

function readMeta(draft: Draft, attributes: Attributes): void {
  const { name, content } = attributes;
  if (name === 'description') draft.description = content;
  // Not requested by browsers, but has to exist.
  if (attributes.property === 'og:image' && content !== undefined) {
    draft.assets.push({ tag: 'meta', url: content });
  }
  if (attributes['http-equiv']?.toLowerCase() === 'refresh') draft.refresh = content;
}

function readLinkTag(draft: Draft, href: string, { rel = '', hreflang, type }: Attributes): void {
  const kinds = rel.split(/\s+/);
  if (kinds.includes('canonical')) draft.canonicals.push(href);
  if (kinds.includes('alternate')) {
    // With a type, it's an alternative format of the page, such as a feed.
    if (hreflang !== undefined && type === undefined) draft.alternates.push({ hreflang, href });
    if (type !== undefined && FEEDS.includes(type)) draft.feeds.push(href);
  }
  if (kinds.some((kind) => FETCHED.includes(kind))) draft.assets.push({ tag: 'link', url: href });
}
