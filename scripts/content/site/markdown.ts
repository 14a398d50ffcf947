import type { Program } from 'estree-jsx';
import GithubSlugger from 'github-slugger';
import type { Definition, Link as LinkNode, Nodes, Parents, Root, Table as TableNode } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { markdownDiagnostic } from '@diagnostics/markdownDiagnostic';
import { fieldItems } from '@markdown/optionFieldList';
import { attribute, type JsxElement } from './attribute';
import { containersOf } from './containersOf';
import { headingOf } from './headings';
import { parse } from './parse';
import { placeOf } from './placeOf';
import { proseOf } from './prose';
import type {
  Body,
  CodeBlock,
  ComponentUse,
  Container,
  FieldList,
  Heading,
  Image,
  Import,
  Link,
  Mention,
  Place,
  Table,
  UnevenRow,
} from './Site';

export type ReadMarkdown = (text: string, format: 'md' | 'mdx') => Body;

/** Parses a page like the engine, and collects the data that rules use in one traversal. */
export const readMarkdown: ReadMarkdown = (text, format) => {
  try {
    const source = shieldHeadingIds(text);
    return collect(parse(source, format), source);
  } catch (error) {
    return {
      ...collect({ type: 'root', children: [] }, ''),
      diagnostic: markdownDiagnostic(error),
    };
  }
};

/**
 * MDX would parse `{#id}` as an expression. The engine escapes it in heading lines with the same regular expression.
 */
function shieldHeadingIds(text: string): string {
  return text.replace(/(?:^|\n)#{1,6}(?!#).*/g, (line) =>
    line.replace('{#', '\\{#').replace('\\\\{#', '\\{#'),
  );
}

function collect(root: Root, source: string): Body {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const ids: string[] = [];
  const links: Link[] = [];
  const images: Image[] = [];
  const imports: Import[] = [];
  const components: ComponentUse[] = [];
  const fieldLists: FieldList[] = [];
  const mentions: Mention[] = [];
  const containers: Container[] = [];
  const namelessColumns: Place[] = [];
  const tables: Table[] = [];
  const unevenRows: UnevenRow[] = [];
  const code: CodeBlock[] = [];

  const read = (node: Nodes, parent: Parents | undefined): void => {
    containers.push(...containersOf(node));
    switch (node.type) {
      case 'heading':
        headings.push(headingOf(node, slugger));
        break;
      case 'link':
      case 'definition':
        links.push({
          ...placeOf(node),
          url: node.url,
          syntax: 'markdown',
          text: node.type === 'link' ? seenText(node) : undefined,
        });
        mentions.push(...linkTextOf(node, parent));
        break;
      case 'image':
        images.push({ ...placeOf(node), url: node.url, alt: node.alt || undefined });
        break;
      case 'table':
        for (const cell of node.children[0]?.children ?? []) {
          if (cell.children.length === 0) namelessColumns.push(placeOf(cell));
        }
        tables.push({ ...placeOf(node), rows: node.children.length });
        unevenRows.push(...unevenRowsOf(node));
        break;
      case 'inlineCode':
        mentions.push({
          ...placeOf(node),
          text: node.value,
          url: parent?.type === 'link' ? parent.url : undefined,
          isInHeading: parent?.type === 'heading',
        });
        break;
      case 'code':
        code.push({
          ...placeOf(node),
          lang: node.lang ?? undefined,
          meta: node.meta ?? undefined,
          code: node.value,
        });
        break;
      case 'mdxjsEsm':
        imports.push(...importsOf(node));
        break;
      case 'mdxJsxFlowElement':
        if (node.name === 'OptionFields') fieldLists.push(readFieldList(node));
        readElement(node);
        break;
      case 'mdxJsxTextElement':
        readElement(node);
        break;
    }
    // A custom traversal, because library functions take three times as long for hundreds of thousands of nodes.
    if ('children' in node) for (const child of node.children) read(child, node);
  };
  read(root, undefined);
  const prose = proseOf(root, source);
  return {
    headings,
    ids,
    links,
    images,
    imports,
    components,
    fieldLists,
    mentions,
    containers,
    namelessColumns,
    tables,
    unevenRows,
    code,
    prose,
  };

  function readFieldList(element: MdxJsxFlowElement): FieldList {
    const option = attribute(element, 'of')?.text ?? '';
    const items = fieldItems(element).map(({ name, description, node }) => ({
      ...placeOf(node),
      name,
      isDescribed: description.length > 0,
    }));
    // Ids that the build assigns: see `remarkOptionFields`.
    ids.push(...items.flatMap(({ name }) => (name === undefined ? [] : `${option}.${name}`)));
    return { ...placeOf(element), option, items };
  }

  function readElement(element: JsxElement): void {
    const name = element.name?.split('.')[0];
    if (name && /^[A-Z]/.test(name)) {
      components.push({ ...placeOf(element), name, facts: factsOf(element) });
    }
    const id = attribute(element, 'id');
    if (id?.text) ids.push(id.text);
    for (const key of ['href', 'to']) {
      const found = attribute(element, key);
      if (found?.text !== undefined) {
        links.push({
          line: found.line,
          column: found.column,
          url: found.text,
          syntax: 'attribute',
        });
      }
    }
    if (element.name === 'img') {
      const alt = attribute(element, 'alt');
      images.push({
        ...placeOf(element),
        url: attribute(element, 'src')?.text,
        alt: alt && (alt.text ?? 'computed'),
      });
    }
  }
}

/** Attributes that aren't translated. */
const FACTS = ['command', 'groupId', 'in', 'mode', 'of', 'path', 'tone', 'value'];

const factsOf = (element: JsxElement): Record<string, string> =>
  Object.fromEntries(
    FACTS.flatMap((name) => {
      const text = attribute(element, name)?.text;
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Displayed text of a link; a component counts as text. */
function seenText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return node.name ?? '';
  return 'children' in node ? node.children.map(seenText).join('') : '';
}

function unevenRowsOf({ children: [head, ...rows] }: TableNode): UnevenRow[] {
  const columns = head?.children.length ?? 0;
  return rows
    .map((row) => ({ ...placeOf(row), cells: row.children.length, columns }))
    .filter(({ cells }) => cells !== columns);
}

/** The name in `[output.minify](…)`; inline code inside a link is a separate mention. */
function linkTextOf(node: LinkNode | Definition, parent: Parents | undefined): Mention[] {
  if (node.type !== 'link') return [];
  const [text, ...rest] = node.children;
  if (text?.type !== 'text' || rest.length > 0) return [];
  return [
    { ...placeOf(node), text: text.value, url: node.url, isInHeading: parent?.type === 'heading' },
  ];
}

function importsOf(node: MdxjsEsm): Import[] {
  const program: Program | null | undefined = node.data?.estree;
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    return {
      line: statement.loc?.start.line ?? placeOf(node).line,
      source: String(statement.source.value),
      names: statement.specifiers.map((specifier) => specifier.local.name),
    };
  });
}
