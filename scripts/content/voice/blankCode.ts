const FILLER = '\uE000';

/** Parts that aren't prose. */
const NOT_PROSE: readonly RegExp[] = [
  // Code blocks, also in lists and quotations
  /^[ \t>]*(?:(?:[-*+]|\d+\.)[ \t]+)?(`{3,}|~{3,})[^\n]*\n(?:[^\n]*\n)*?[ \t>]*\1/gm,
  /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g,
  /^(?:import|export) [^\n]*$/gm,
  /\bhttps?:\/\/[^\s)>]+/g,
  // Link targets, heading ids
  /(?<=\]\()[^)\n]*(?=\))/g,
  /(?<=^#+ .*)\\?\{#[^}\n]*\}/gm,
];
const INLINE_CODE = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;
const TAG = /<\/?[A-Za-z][^<>]*>/g;
/** Attributes that are displayed as text. */
const TEXT_ATTRIBUTE = /(?<=\s(?:alt|label|text|title)=")[^"]*(?=")/g;

/** A Markdown text with everything but prose replaced by spaces; `code` keeps its marks. */
export function blankCode(text: string): string {
  return NOT_PROSE.reduce((rest, pattern) => rest.replace(pattern, blank), text)
    .replace(INLINE_CODE, (_, mark: string, code: string) => mark + blank(code) + mark)
    .replace(TAG, blankTag);
}

const blank = (text: string): string => text.replace(/[^\n]/g, FILLER);

function blankTag(tag: string): string {
  let blanked = '';
  let end = 0;
  for (const { 0: seen, index } of tag.matchAll(TEXT_ATTRIBUTE)) {
    blanked += blank(tag.slice(end, index)) + seen;
    end = index + seen.length;
  }
  return blanked + blank(tag.slice(end));
}
