import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { HAN, type FinishedBlock } from '../code/finishedBlock';
import { LANGUAGES, type Language } from '@config/site';

/** Parts of running text in the other language, matched as a whole when splitting text. */
const FOREIGN: Record<Language, { lang: Language; words: RegExp }> = {
  en: { lang: 'zh', words: /(\p{Script=Han}+(?:[，、：；]?\p{Script=Han}+)*[。！？]?)/u },
  // Shorter runs are names and terms, which WCAG 3.1.2 exempts.
  zh: { lang: 'en', words: /((?<![\w./-])[A-Za-z][\w'’-]*(?:,? [A-Za-z][\w'’-]*){3,}[.!?]?)/ },
};

const languageOf = (path: string): Language | undefined =>
  LANGUAGES.map(({ lang }) => lang).find((lang) => path.split(/[\\/]/).includes(lang));

/**
 * Sets `lang` on text in another language than the page, so that screen readers pronounce it correctly: code on
 * Chinese pages is English except for Chinese words, and sentences in running text are marked on pages of either
 * language. Runs after Shiki and before `rehypeCodeBlock`.
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
      if (node.type === 'element' && (node.tagName === 'code' || hasLanguage(node))) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = splitForeign(node, own);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

const hasLanguage = ({ properties }: Element): boolean => Boolean(properties.lang);

/** Code is English, except for Chinese words. */
function markCode(code: Element, own: Language): void {
  const lang = HAN.test(toString(code)) ? 'zh' : 'en';
  if (lang !== own) code.properties.lang = lang;
}

/** The same for samples, in which `finishedBlock` has marked Chinese words. */
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
