import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { LANGUAGES, type Language } from '../site';

const HAN = /\p{Script=Han}/u;

/** What another language has of its own in running text, kept whole when a text is split at it. */
const FOREIGN: Record<Language, { lang: Language; words: RegExp }> = {
  en: { lang: 'zh', words: /(\p{Script=Han}+(?:[，、：；]?\p{Script=Han}+)*[。！？]?)/u },
  // Fewer words are names and terms, which WCAG 3.1.2 leaves in the language around them.
  zh: { lang: 'en', words: /((?<![\w./-])[A-Za-z][\w'’-]*(?:,? [A-Za-z][\w'’-]*){3,}[.!?]?)/ },
};

const languageOf = (path: string): Language | undefined =>
  LANGUAGES.map(({ lang }) => lang).find((lang) => path.split(/[\\/]/).includes(lang));

/**
 * Says of words in another language than their page's which one it is, so that screen readers pronounce them:
 * code in a Chinese page is English, but for its Chinese words, and sentences in running text are what they are
 * in either. Runs after Shiki, before `rehypeCodeBlock`.
 */
export function rehypeForeignWords() {
  return (tree: Root, { path = '' }: { path?: string }): void => {
    const own = languageOf(path);
    if (!own) return;
    visit(tree, (node, index, parent: Parents | undefined) => {
      if (node.type === 'element' && node.tagName === 'code') markCode(node, own);
      if (node.type === 'element' && (node.tagName === 'code' || saysLanguage(node))) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = splitForeign(node, own);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

/** Shiki writes the language of code on its `<pre>`, which `rehypeCodeBlock` reads. */
const saysLanguage = ({ tagName, properties }: Element): boolean =>
  tagName !== 'pre' && Boolean(properties.lang);

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** The element says English, the innermost of its tokens with Chinese words say Chinese. */
function markCode(code: Element, own: Language): void {
  if (!HAN.test(textOf(code))) {
    if (own !== 'en') code.properties.lang = 'en';
    return;
  }
  const hasTokens = code.children.some(({ type }) => type === 'element');
  if (!hasTokens) {
    if (own !== 'zh') code.properties.lang = 'zh';
    return;
  }
  if (own !== 'en') code.properties.lang = 'en';
  visit(code, 'element', (token) => {
    const isInnermost = token.children.every(({ type }) => type === 'text');
    if (isInnermost && HAN.test(textOf(token))) token.properties.lang = 'zh';
  });
}

function splitForeign({ value }: Text, own: Language): ElementContent[] {
  const { lang, words } = FOREIGN[own];
  return value.split(words).flatMap((part): ElementContent[] => {
    if (part === '') return [];
    const text: Text = { type: 'text', value: part };
    if (!words.test(part)) return [text];
    return [{ type: 'element', tagName: 'span', properties: { lang }, children: [text] }];
  });
}
