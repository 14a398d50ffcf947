const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A block of code, within which `#` begins a comment and `import` is a sample's. */
const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\2[`~]*[ \t]*$/gm;

/** A page cut into the YAML of its front matter, empty where there is none, and what follows it. */
export function splitPage(source: string): { yaml: string; text: string } {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return { yaml, text: source.slice(block.length) };
}

/** A page's text without its blocks of code. */
export const withoutCode = (text: string): string => text.replace(FENCE, '');
