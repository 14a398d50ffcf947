type Attributes = Record<string, string>;

export interface HeadTags {
  meta: Attributes[];
  link: Attributes[];
}

/** The meta and link tags that a page declares under `head` in its front matter. */
export function frontmatterTags(frontmatter: Readonly<Record<string, unknown>>): HeadTags {
  const head = (frontmatter.head ?? []) as [string, Attributes][];
  const named = (tag: string) => head.filter(([name]) => name === tag).map(([, attrs]) => attrs);
  return { meta: named('meta'), link: named('link') };
}
