import { closestMatch } from '@diagnostics/closestMatch';
import { LANGUAGES } from '@config/site';
import type { Problem, Rule } from '../report/Problem';
import { keysOf, stringsOf, type UiString } from '../site/strings';
import type { Site } from '../site/Site';
import { faultsOf } from '../typography/marks';
import { DICTIONARY } from '../words/misspelt';
import { wordsOf } from '../words/wordsOf';

const FILE = 'i18n.json';

export const strings: Rule = {
  name: 'strings',
  description:
    'Every string of i18n.json is there in each language, with the same placeholders and spelt right, and is used.',
  check: (site) => [
    ...textsByKey(site).flatMap(({ key, line, texts }) => [
      ...missingTexts(key, line, texts),
      ...placeholders(texts),
    ]),
    ...unusedKeys(site),
    ...unknownKeys(site),
    ...stringsOf(site, 'zh').flatMap(typography),
    ...stringsOf(site, 'en').flatMap((text) => misspelt(site, text)),
  ],
};

function textsByKey(site: Site) {
  const languages = LANGUAGES.map(
    ({ lang }) => new Map(stringsOf(site, lang).map((text) => [text.key, text])),
  );
  return keysOf(site).map(({ key, line }) => ({
    key,
    line,
    texts: languages.map((texts) => texts.get(key)),
  }));
}

function missingTexts(
  key: string,
  line: number,
  texts: readonly (UiString | undefined)[],
): Problem[] {
  return LANGUAGES.filter((_, index) => !texts[index]?.text.trim()).map(({ lang }) => ({
    file: FILE,
    line,
    found: `${key} has no text in ${lang}`,
    remedy: `add "${lang}": "…"`,
  }));
}

/** Placeholders such as `{{count}}` must be the same in both languages. */
function placeholders([original, ...others]: readonly (UiString | undefined)[]): Problem[] {
  const namesIn = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' and ');
  return others.flatMap((other) => {
    if (!original || !other) return [];
    const [wanted, got] = [namesIn(original.text), namesIn(other.text)];
    if (wanted === got) return [];
    return {
      file: FILE,
      line: other.line,
      found: `${other.key} has ${got || 'no placeholder'}, and ${wanted || 'none'} in English`,
      remedy: 'use the same placeholders in each language',
    };
  });
}

/** Keys in code, and prefixes of computed keys: `callout.${type}`. */
function namesInCode({ code }: Site) {
  const text = code.map((module) => module.text).join('\n');
  const literals = [...text.matchAll(/(['"`])([a-z]\w*(?:\.\w+)+)\1/g)].map(
    ([, , name = '']) => name,
  );
  const beginnings = [...text.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(([, name = '']) => name);
  return { literals: new Set(literals), beginnings };
}

function unusedKeys(site: Site): Problem[] {
  if (site.code.length === 0) return [];
  const { literals, beginnings } = namesInCode(site);
  return keysOf(site)
    .filter(({ key }) => !literals.has(key) && !beginnings.some((start) => key.startsWith(start)))
    .map(({ key, line }) => ({
      file: FILE,
      line,
      found: `nothing reads ${key}`,
      remedy: 'remove it, or correct the key',
    }));
}

/** Strings that look like a key, such as `search.empty`, but aren't keys or file names. */
function unknownKeys(site: Site): Problem[] {
  const keys = keysOf(site).map(({ key }) => key);
  const areas = new Set(keys.map((key) => key.split('.')[0]));
  return site.code.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\btext\(|\bown\(strings\[|\bsentence\()['"`]([\w.]+)['"`]/g)]
      .filter(([, key = '']) => areas.has(key.split('.')[0]) && !keys.includes(key))
      .map(({ 1: key = '', index }) => {
        const meant = closestMatch(key, keys);
        return {
          file,
          line: text.slice(0, index).split('\n').length,
          found: `${FILE} has no key ${key}`,
          remedy: meant ? `did you mean ${meant}?` : `add it to ${FILE}, in each language`,
        };
      }),
  );
}

function typography({ file, line, text }: UiString): Problem[] {
  return faultsOf(text).map(({ says, start, end }) => ({
    file,
    line,
    found: `${says}: ${text.slice(Math.max(0, start - 6), end + 6)}`,
    remedy: 'correct it as in the text of a page',
  }));
}

function misspelt({ misspelt: unknown }: Site, { file, line, text }: UiString): Problem[] {
  return wordsOf(text)
    .filter((word) => unknown.has(word.text))
    .map((word) => ({
      file,
      line,
      found: `${word.text} is in no dictionary`,
      remedy: `${unknown.get(word.text) ? `write ${unknown.get(word.text) ?? ''}` : 'correct it'}, or add it to ${DICTIONARY}`,
    }));
}
