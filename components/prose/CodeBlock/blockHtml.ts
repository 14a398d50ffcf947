import type { ContentLabels } from '@components/SiteContext';
import { escapeHtml } from './escapeHtml';
import styles from './CodeBlock.module.css';

/** Shell languages: the block has no language label. */
const SHELLS = new Set(['bash', 'sh', 'shell']);

interface Block {
  /** The highlighted `<pre>`. */
  html: string;
  title?: string | undefined;
  lang?: string | undefined;
  isOutput: boolean;
  isWrapped: boolean;
  /** How many lines fold; 0 where the block stays open. */
  lines: number;
}

function tag(name: string, attributes: Record<string, string | undefined>, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value ?? '')}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** An icon button; its picture comes from the stylesheet. */
const button = (action: string, label: string, isPressed?: boolean): string =>
  tag('button', {
    type: 'button',
    'data-action': action,
    'aria-label': label,
    'aria-pressed': isPressed === undefined ? undefined : String(isPressed),
    title: label,
  });

/** The inside of a code block: its bar, its code, and the fold below a long one, which needs no script. */
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
