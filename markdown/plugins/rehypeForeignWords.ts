import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { HAN, type FinishedBlock } from '../code/finishedBlock';
import { LANGUAGES, type Language } from '@config/site';

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
      if (node.type === 'element' && node.data?.block) {
        node.data.block = markedBlock(node.data.block, own);
      }
      if (node.type === 'element' && node.tagName === 'code') markCode(node, own);
      if (node.type === 'element' && (node.tagName === 'code' || saysLanguage(node))) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = splitForeign(node, own);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

const saysLanguage = ({ properties }: Element): boolean => Boolean(properties.lang);

/** Code is English, unless it is a Chinese word. */
function markCode(code: Element, own: Language): void {
  const lang = HAN.test(toString(code)) ? 'zh' : 'en';
  if (lang !== own) code.properties.lang = lang;
}

/** The same of a sample, whose Chinese words `finishedBlock` has marked. */
const markedBlock = (block: FinishedBlock, own: Language): FinishedBlock =>
  own === 'en' ? block : { ...block, code: { lang: 'en', ...block.code } };

function splitForeign({ value }: Text, own: Language): ElementContent[] {
  const { lang, words } = FOREIGN[own];
  return value.split(words).flatMap((part): ElementContent[] => {
    if (part === '') return [];
    const text: Text = { type: 'text', value: part };
    if (!words.test(part)) return [text];
    return [{ type: 'element', tagName: 'span', properties: { lang }, children: [text] }];
  });
}
