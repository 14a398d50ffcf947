import type { ContentLabels } from '@components/SiteContext';
import styles from './CodeBlock.module.css';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use as HTML content or in a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Shell languages, whose blocks have no language label. */
const SHELLS = new Set(['bash', 'sh', 'shell']);

interface Block {
  /** The highlighted `<pre>`. */
  html: string;
  title?: string | undefined;
  lang?: string | undefined;
  isOutput: boolean;
  isWrapped: boolean;
  /** Number of lines that the fold hides; 0 for a block that doesn't fold. */
  lines: number;
}

function tag(name: string, attributes: Record<string, string | undefined>, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value ?? '')}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** An icon button; the stylesheet provides the icon. */
const button = (action: string, label: string, isPressed?: boolean): string =>
  tag('button', {
    type: 'button',
    'data-action': action,
    'aria-label': label,
    'aria-pressed': isPressed === undefined ? undefined : String(isPressed),
    title: label,
  });

/** Inner HTML of a code block: the bar, the code, and a `<details>` that folds a long block without JavaScript. */
export function blockHtml(
  { html, title, lang, isOutput, isWrapped, lines }: Block,
  labels: ContentLabels['code'],
): string {
  const bar = [
    title ? tag('span', { class: styles.title }, escapeHtml(title)) : '',
    isOutput ? tag('span', { class: styles.caption }, escapeHtml(labels.output)) : '',
    lang && !SHELLS.has(lang) ? tag('span', { class: styles.lang }, escapeHtml(lang)) : '',
    tag(
      'span',
      { class: styles.actions },
      tag('span', { class: styles.status, role: 'status' }) +
        button('wrap', labels.wrap, isWrapped) +
        button('copy', labels.copy),
    ),
  ].join('');
  const fold = tag(
    'details',
    { class: styles.fold },
    tag(
      'summary',
      {},
      tag('span', { class: styles.more }, escapeHtml(labels.showAll(lines))) +
        tag('span', { class: styles.less }, escapeHtml(labels.showLess)),
    ),
  );
  return tag('div', { class: styles.bar }, bar) + html + (lines > 0 ? fold : '');
}
