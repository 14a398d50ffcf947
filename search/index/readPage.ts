import { Parser } from 'htmlparser2';
import type { IndexedSection } from './searchIndex';

/** A section of a page: prose separate from code, because a match in prose is more relevant. */
export interface PageSection extends IndexedSection {
  prose: string;
  code: string;
}

export interface BuiltPage {
  lang: string;
  title: string;
  /** The page's description; empty if it has none. */
  description: string;
  sections: PageSection[];
}

/** Headings that hits can link to; specification §9 'outline levels 2 to 4', and the title. */
const HEADINGS = ['h1', 'h2', 'h3', 'h4'];

/** Elements that aren't indexed, because they are boilerplate or invisible. */
const SKIPPED = new Set(['button', 'script', 'style', 'svg', 'template']);

const BLOCKS = new Set(
  'address blockquote br dd details div dl dt figcaption figure h5 h6 hr li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

type Attributes = Readonly<Partial<Record<string, string>>>;

const hasClass = ({ class: classes = '' }: Attributes, name: string): boolean =>
  classes.split(' ').includes(name);

const isSkipped = (tag: string, attributes: Attributes): boolean =>
  SKIPPED.has(tag) ||
  attributes.hidden === '' ||
  attributes['aria-hidden'] === 'true' ||
  attributes['data-search-ignore'] !== undefined ||
  hasClass(attributes, 'header-anchor');

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Collects the sections of a page's content from its tags and texts. */
class Sections {
  readonly all: PageSection[] = [];
  /** Number of open elements inside a skipped one, including it. */
  #skipped = 0;
  #heading: { depth: number; id: string; text: string } | undefined;
  #isCode = false;

  open(tag: string, attributes: Attributes): void {
    if (this.#skipped > 0 || isSkipped(tag, attributes)) {
      this.#skipped += 1;
      return;
    }
    const depth = HEADINGS.indexOf(tag) + 1;
    if (depth > 0) {
      this.#heading = { depth, id: depth === 1 ? '' : (attributes.id ?? ''), text: '' };
    } else if (tag === 'pre') {
      this.#isCode = true;
    } else if (BLOCKS.has(tag)) {
      this.text(' ');
    }
  }

  text(text: string): void {
    if (this.#skipped > 0) return;
    const section = this.all.at(-1);
    if (this.#heading) this.#heading.text += text;
    else if (section) section[this.#isCode ? 'code' : 'prose'] += text;
  }

  close(tag: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
    } else if (HEADINGS.includes(tag)) {
      this.#add();
    } else if (tag === 'pre') {
      this.text('\n');
      this.#isCode = false;
    } else if (BLOCKS.has(tag)) {
      this.text(' ');
    }
  }

  #add(): void {
    if (!this.#heading) return;
    const { depth, id, text } = this.#heading;
    this.#heading = undefined;
    if (depth > 1 && !id) return;
    const heading = collapse(text).replace(/^# ?| ?#$/g, '');
    this.all.push({ heading, id, depth, prose: '', code: '' });
  }
}

/**
 * Copies a page's strings. V8 cuts strings out of a text by reference: a single heading would keep the HTML of its page
 * in memory until the index is built, a quarter of a megabyte for each page.
 */
const copyOf = (page: BuiltPage): BuiltPage => JSON.parse(JSON.stringify(page)) as BuiltPage;

/** Parses a built page into sections; undefined for files without content, such as redirects. */
export function readPage(html: string): BuiltPage | undefined {
  let lang = '';
  let description = '';
  const sections = new Sections();
  /** Number of open elements inside the content; 0 before and after it. */
  let inside = 0;
  const parser = new Parser({
    onopentag(tag, attributes: Attributes) {
      if (inside > 0) sections.open(tag, attributes);
      if (inside > 0 || hasClass(attributes, 'rspress-doc')) inside += 1;
      if (tag === 'html') lang = attributes.lang ?? '';
      if (tag === 'meta' && attributes.name === 'description') {
        description = attributes.content ?? '';
      }
    },
    ontext(text) {
      if (inside > 0) sections.text(text);
    },
    onclosetag(tag) {
      if (inside > 0) inside -= 1;
      if (inside > 0) sections.close(tag);
    },
  });
  parser.end(html);
  const title = sections.all[0]?.heading;
  if (!title) return undefined;
  for (const section of sections.all) {
    section.prose = collapse(section.prose);
    section.code = section.code.trim();
  }
  return copyOf({ lang, title, description, sections: sections.all });
}
