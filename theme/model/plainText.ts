/** Inline Markdown of a heading as text: the engine keeps the marks of code, strong, emphasis and strikethrough. */
export function plainText(markdown: string): string {
  return markdown.replace(/`([^`]*)`|\*\*([^*]*)\*\*|~~([^~]*)~~|\*([^*]*)\*/g, '$1$2$3$4');
}
