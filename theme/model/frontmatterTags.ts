type Attributes = Record<string, string>;

export interface HeadTags {
  meta: Attributes[];
  link: Attributes[];
}

/** The head tags that a page's front matter declares under `head`: meta and link. */
export function frontmatterTags(frontmatter: Readonly<Record<string, unknown>>): HeadTags {
  const head = (frontmatter.head ?? []) as [string, Attributes][];
  const named = (tag: string) => head.filter(([name]) => name === tag).map(([, attrs]) => attrs);
  return { meta: named('meta'), link: named('link') };
}
