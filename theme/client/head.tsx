/**
 * Keeps the document's head in step with the page, under the names of the library that writes it on the server: only
 * what this theme says there, in a tenth of the bytes. See `config/plugins/slimEngine.ts`.
 */
import { useEffect, useRef, type ReactNode } from 'react';

type Attributes = Readonly<Record<string, string>>;

interface HeadInput {
  htmlAttrs: { lang: string };
  title: string;
  meta: Attributes[];
  link: Attributes[];
}

/** What makes two tags the same one with another content; a link is itself only as a whole. */
const IDENTIFIERS = ['charset', 'http-equiv', 'name', 'property'];

function selectorOf(tag: 'meta' | 'link', attributes: Attributes): string {
  const named = Object.entries(attributes).filter(([name]) => IDENTIFIERS.includes(name));
  const telling = named.length > 0 ? named : Object.entries(attributes);
  return tag + telling.map(([name, value]) => `[${name}=${JSON.stringify(value)}]`).join('');
}

const tagsOf = ({ meta, link }: HeadInput) =>
  new Map(
    [
      ...meta.map((attributes) => ['meta', attributes] as const),
      ...link.map((attributes) => ['link', attributes] as const),
    ].map(([tag, attributes]) => [selectorOf(tag, attributes), { tag, attributes }]),
  );

function write(selector: string, tag: string, attributes: Attributes): void {
  const { head } = document;
  const element = head.querySelector(selector) ?? head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Writes a page's title, language and tags, and takes away those of the page before. */
export function useHead(input: HeadInput): void {
  const shown = useRef<ReturnType<typeof tagsOf>>(new Map());
  useEffect(() => {
    const tags = tagsOf(input);
    for (const selector of shown.current.keys()) {
      if (!tags.has(selector)) document.head.querySelector(selector)?.remove();
    }
    for (const [selector, { tag, attributes }] of tags) write(selector, tag, attributes);
    shown.current = tags;
    const { documentElement: root } = document;
    // Said anew, even the same language has the browser style every element again.
    if (root.lang !== input.htmlAttrs.lang) root.lang = input.htmlAttrs.lang;
    document.title = input.title;
  });
}

/** The engine asks for these; there is nothing to create or to pass on. */
export const createHead = (): null => null;

export const UnheadProvider = ({ children }: { children: ReactNode }): ReactNode => children;

/** @throws The site's pages say what belongs in the head by their front matter. */
export function Head(): never {
  throw new Error('Write head tags into the page’s front matter, as `head`, and not as <Head>.');
}
