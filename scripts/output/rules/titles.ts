import type { Problem, Rule } from '../../content/report/Problem';
import type { BuiltPage, BuiltSite } from '../site/BuiltSite';

export const titles: Rule<BuiltSite> = {
  name: 'titles',
  description:
    'Every page has a title and a description, which no other page of its language has, for search results show nothing else.',
  check: (site) => [
    ...compare(site.pages, 'title', 'give it a # heading, or a title in the front matter'),
    ...compare(site.pages, 'description', 'write a description in the front matter'),
  ],
};

function compare(
  pages: readonly BuiltPage[],
  key: 'title' | 'description',
  remedy: string,
): Problem[] {
  const owners = new Map<string, BuiltPage>();
  return pages.flatMap((page): Problem[] => {
    const { file, frontMatter } = page.source;
    const line = frontMatter?.lineOf([key]) ?? 1;
    const value = page[key];
    if (!value) return [{ file, line, found: `${page.file} has no ${key}`, remedy }];
    const name = `${page.language}\n${value}`;
    const owner = owners.get(name);
    if (!owner) {
      owners.set(name, page);
      return [];
    }
    return [
      {
        file,
        line,
        found: `${page.file} has the ${key} of ${owner.source.file}: ${value}`,
        remedy: `write a ${key} in the front matter that tells the two apart`,
        related: owner.source.file,
      },
    ];
  });
}
