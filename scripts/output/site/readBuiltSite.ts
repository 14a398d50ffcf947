import { Parser } from 'htmlparser2';
import { redirects } from '@config/redirects';
import { languageOf } from '../../content/site/urls';
import type { Site } from '../../content/site/Site';
import type { Tree } from '../../content/site/tree';
import type { BuiltPage, BuiltSite, HtmlFile } from './BuiltSite';
import { readHtml } from './readHtml';

const ROOT = 'dist';
const NOT_FOUND = '/404.html';

/** Reads every HTML file of the build once, and assigns it to its Markdown page. */
export function readBuiltSite(tree: Tree, content: Site): BuiltSite {
  const files = tree.paths.map((path) => path.slice(ROOT.length));
  const html = files.filter((file) => file.endsWith('.html'));
  const moved = new Set(redirects.flatMap(({ paths }) => paths));
  const sources = new Map(content.pages.map((page) => [page.route, page]));

  const pages: BuiltPage[] = [];
  const redirectPages: HtmlFile[] = [];
  const strays: HtmlFile[] = [];
  let notFound: HtmlFile | undefined;
  for (const path of html) {
    const file = readHtmlFile(tree, path);
    const source = sources.get(file.route);
    if (source) pages.push({ ...file, source });
    else if (path === NOT_FOUND) notFound = file;
    else if (moved.has(file.route)) redirectPages.push(file);
    else strays.push(file);
  }
  return {
    content,
    pages,
    pagesByAddress: new Map(pages.map((page) => [page.route, page])),
    redirectPages,
    notFound,
    strays,
    files: new Set(files),
    copies: new Map(
      files
        .filter((file) => /\.md$|\/llms\.txt$/.test(file))
        .map((file) => [file, tree.read(ROOT + file)]),
    ),
    sitemap: files.includes('/sitemap.xml') ? locations(tree.read(`${ROOT}/sitemap.xml`)) : [],
  };
}

function readHtmlFile(tree: Tree, path: string): HtmlFile {
  const file = ROOT + path;
  const route = path === NOT_FOUND ? path : path.replace(/(?<=\/)index\.html$|\.html$/, '');
  return { ...readHtml(tree.read(file)), file, route, language: languageOf(route) };
}

/** The `<loc>` values of a sitemap. */
function locations(xml: string): string[] {
  const found: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        isInside = tag === 'loc';
        if (isInside) found.push('');
      },
      ontext: (text) => {
        if (isInside) found.push((found.pop() ?? '') + text);
      },
      onclosetag: () => (isInside = false),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found.map((location) => location.trim());
}
