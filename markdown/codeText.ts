/** Text as inline code. */
export const code = (text: string): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;

/** A type as inline code, on one line. */
export const typeCode = (type: string): string =>
  code(
    type
      .replace(/\s+/g, ' ')
      .replace(/^\| /, '')
      .replace(/([<(]) \| /g, '$1'),
  );
