const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A code block: `#` in it starts a comment, and an `import` belongs to the sample. */
const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\2[`~]*[ \t]*$/gm;

/** Splits a page into the YAML of its front matter, empty if there is none, and the text after it. */
export function splitPage(source: string): { yaml: string; text: string } {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return { yaml, text: source.slice(block.length) };
}

/** A page's text without its code blocks. */
export const withoutCode = (text: string): string => text.replace(FENCE, '');
