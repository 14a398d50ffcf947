import path from 'node:path';
import { LANGUAGES, type Language } from '@config/site';
import type { Problem, Rule } from '../report/Problem';
import { frameLink } from '../site/frameLink';
import { frontMatterOf, pageTypeOf } from '../site/frontMatter';
import { sidebarEntries } from '@diagnostics/sidebarEntries';
import { aboveSections, sidebarTree, type SidebarTree } from '@diagnostics/sidebarTree';
import type { Page, SidebarFile, Site } from '../site/Site';

type Tree = SidebarTree<Page, SidebarFile>;

export const sidebar: Rule = {
  name: 'sidebar',
  description: 'Every page stands once in the sidebar of its section.',
  check: (site) => [
    ...LANGUAGES.flatMap(({ lang }) => checkLanguage(site, lang)),
    ...site.sidebars.flatMap((file) => customLinks(site, file)),
  ],
};

function checkLanguage(site: Site, lang: Language): Problem[] {
  const pages = site.pages.filter((page) => page.lang === lang);
  const sections = new Set(
    pages
      .filter(({ path: file }) => file.includes('/'))
      .map(({ path: file }) => file.split('/')[0] ?? ''),
  );
  const sidebars = site.sidebars.filter((file) => file.lang === lang);
  const source = { root: `docs/${lang}`, pages, sidebars };
  const trees = [...sections].map((section) => sidebarTree(source, section));
  return [
    ...trees.flatMap(({ problems, unordered }) => [
      ...unordered.map((folder) => missing(lang, folder)),
      ...problems,
    ]),
    ...trees.flatMap(repeated),
    ...unreached(site, lang, trees),
    ...unlisted(site, pages, trees),
  ];
}

function missing(lang: Language, folder: string): Problem {
  return {
    file: `docs/${lang}/${folder}/_meta.json`,
    line: 1,
    found: 'the file is missing, so the sidebar has no order here',
    remedy: 'add it with one entry for each page of the folder',
  };
}

function repeated({ placedEntries }: Tree): Problem[] {
  const firstEntries = new Map<Page, Tree['placedEntries'][number]>();
  return placedEntries.flatMap((entry) => {
    const { page, file, line } = entry;
    const first = firstEntries.get(page);
    if (!first) {
      firstEntries.set(page, entry);
      return [];
    }
    const found = `${page.file} stands here and at ${first.file}:${String(first.line)}`;
    return { file, line, found, remedy: 'keep one of the two entries' };
  });
}

/** A folder missing in its parent's list is reported once, not for each of its pages. */
function unreached(site: Site, lang: Language, trees: readonly Tree[]): Problem[] {
  return site.sidebars
    .filter((file) => file.lang === lang && !trees.some(({ reached }) => reached.has(file)))
    .filter(({ folder }) => !isUnknown(trees, folder))
    .map(({ file, folder }) => {
      const parent = path.posix.dirname(folder);
      if (folder === '') return aboveSections(file);
      return {
        file,
        line: 1,
        found: 'no sidebar lists this folder',
        remedy: `add { "type": "dir", "name": "${path.posix.basename(folder)}", "label": "…" } to docs/${lang}/${parent}/_meta.json`,
      };
    });
}

function unlisted(site: Site, pages: readonly Page[], trees: readonly Tree[]): Problem[] {
  const listed = new Set(
    trees.flatMap(({ placedEntries }) => placedEntries.map(({ page }) => page)),
  );
  const unreachedFolders = site.sidebars.filter(
    (file) => !trees.some(({ reached }) => reached.has(file)),
  );
  return pages
    .filter((page) => pageTypeOf(page) === 'doc' && frontMatterOf(page, 'sidebar') !== false)
    .filter((page) => !listed.has(page))
    .filter((page) => !isUnknown(trees, page.path))
    .filter(
      (page) =>
        !unreachedFolders.some(
          ({ lang, folder }) => lang === page.lang && page.path.startsWith(`${folder}/`),
        ),
    )
    .map(({ file, lang, path: own }) => {
      const folder = path.posix.dirname(own);
      const name = path.posix.basename(own).replace(/\.mdx?$/, '');
      return {
        file,
        line: 1,
        found: 'the page is in no sidebar',
        remedy:
          folder === '.'
            ? 'move it into the folder of a section'
            : `add { "type": "file", "name": "${name}", "label": "…" } to docs/${lang}/${folder}/_meta.json`,
      };
    });
}

function isUnknown(trees: readonly Tree[], file: string): boolean {
  return trees.some(({ unknown }) => unknown.some((folder) => file.startsWith(`${folder}/`)));
}

function customLinks(site: Site, file: SidebarFile): Problem[] {
  if (file.diagnostics.length > 0) return [];
  return sidebarEntries(file).entries.flatMap(({ links, line }) =>
    links.flatMap((url) => {
      const complaint = frameLink(site, file.lang, url);
      return complaint ? { file: file.file, line, ...complaint } : [];
    }),
  );
}
