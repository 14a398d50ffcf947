type Attributes = Record<string, string>;

export interface HeadTags {
  meta: Attributes[];
  link: Attributes[];
}

/** An alternate of the page for feed readers; specification §3 'Feed'. */
interface Feed {
  url: string;
  mime: string;
  language: string;
}

const toLink = ({ url, mime, language }: Feed): Attributes => ({
  rel: 'alternate',
  type: mime,
  hreflang: language,
  href: url,
});

/** The head tags that a page's front matter declares: `head` (meta and link) and `feeds`. */
export function frontmatterTags(frontmatter: Readonly<Record<string, unknown>>): HeadTags {
  const head = (frontmatter.head ?? []) as [string, Attributes][];
  const feeds = (frontmatter.feeds ?? []) as Feed[];
  const named = (tag: string) => head.filter(([name]) => name === tag).map(([, attrs]) => attrs);
  return { meta: named('meta'), link: [...named('link'), ...feeds.map(toLink)] };
}
