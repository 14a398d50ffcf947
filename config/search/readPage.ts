import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import type { IndexedSection } from './searchIndex';

/** A section as the page shows it: prose apart from code, since a word in prose says more. */
export interface PageSection extends IndexedSection {
  prose: string;
  code: string;
}

export interface BuiltPage {
  lang: string;
  title: string;
  /** What the page says of itself to those who link to it; empty where it says nothing. */
  description: string;
  sections: PageSection[];
}

/** Headings that hits can lead to; specification §9 'outline levels 2 to 4', and the title. */
const HEADINGS = ['h1', 'h2', 'h3', 'h4'];

/** Parts that say nothing of the page's subject, or that no reader sees. */
const SKIPPED = new Set(['button', 'script', 'style', 'svg', 'template']);

const BLOCKS = new Set(
  'address blockquote br dd details div dl dt figcaption figure h5 h6 hr li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

const isSkipped = ({ tagName, properties }: Element): boolean =>
  SKIPPED.has(tagName) ||
  properties.hidden === true ||
  properties.ariaHidden === 'true' ||
  [properties.className].flat().includes('header-anchor');

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a node as a reader reads it: blocks apart, hidden parts left out. */
function textOf(node: ElementContent | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSkipped(node)) return '';
  const text = node.children.map(textOf).join('');
  return BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}

function contentOf(tree: Root): Element | undefined {
  let content: Element | undefined;
  visit(tree, 'element', (node) => {
    if (![node.properties.className].flat().includes('rspress-doc')) return undefined;
    content = node;
    return EXIT;
  });
  return content;
}

function langOf(tree: Root): string {
  const html = tree.children.find((node) => node.type === 'element' && node.tagName === 'html');
  return html?.type === 'element' ? String(html.properties.lang) : '';
}

function descriptionOf(tree: Root): string {
  let description = '';
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'meta' || properties.name !== 'description') return undefined;
    description = String(properties.content);
    return EXIT;
  });
  return description;
}

/** Reads a built page's content, cut at its headings; undefined for a page that has none, such as a redirect. */
export function readPage(html: string): BuiltPage | undefined {
  const tree = fromHtml(html);
  const content = contentOf(tree);
  if (!content) return undefined;
  const sections: PageSection[] = [];
  const walk = (node: ElementContent): void => {
    if (node.type === 'element' && isSkipped(node)) return;
    if (node.type === 'element' && HEADINGS.includes(node.tagName)) {
      const depth = HEADINGS.indexOf(node.tagName) + 1;
      const heading = collapse(node.children.map(textOf).join('')).replace(/^# ?| ?#$/g, '');
      const id = depth === 1 ? '' : (node.properties.id ?? '');
      if (depth === 1 || id) sections.push({ heading, id, depth, prose: '', code: '' });
      return;
    }
    const section = sections.at(-1);
    if (node.type === 'element' && node.tagName === 'pre') {
      if (section) section.code += `${textOf(node)}\n`;
    } else if (node.type === 'element') {
      if (section && BLOCKS.has(node.tagName)) section.prose += ' ';
      node.children.forEach(walk);
      if (section && BLOCKS.has(node.tagName)) section.prose += ' ';
    } else if (node.type === 'text' && section) {
      section.prose += node.value;
    }
  };
  content.children.forEach(walk);
  const title = sections[0]?.heading;
  if (!title) return undefined;
  for (const section of sections) {
    section.prose = collapse(section.prose);
    section.code = section.code.trim();
  }
  return { lang: langOf(tree), title, description: descriptionOf(tree), sections };
}
