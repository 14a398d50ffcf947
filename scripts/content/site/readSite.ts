import type { JsonFile } from '@diagnostics/Diagnostic';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import { routeKey } from './urls';
import { ADOPTED_LIST } from '../voice/adopted';
import { readJson, readYaml } from '@diagnostics/parseData';
import { readMarkdown, type ReadMarkdown } from './markdown';
import type { MarkdownText } from './parseTogether';
import type { Page, SidebarFile, Site, Source } from './Site';
import type { Tree } from './tree';

const ROUTE_TABLE = 'tests/data/routes.json';
const STRINGS = 'i18n.json';
const README = /(?:^|\/)(?:README|CONTRIBUTING|SECURITY)\.md$/;
const CODE =
  /^(?:components|config|diagnostics|engine|markdown|offline|publish|search|theme)\/(?!.*\.(?:test|d)\.).*\.tsx?$/;
const IMAGE = /^docs\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/;
const WRITER_COMPONENT = /^components\/([A-Z]\w*)\/index\.tsx?$/;
const MARKDOWN_FILE = /\.mdx?$/;

/** Reads and parses everything once. A file that can't be read is a problem, not an exception. */
export function readSite(tree: Tree, read: ReadMarkdown = readMarkdown): Site {
  const pages: Page[] = [];
  const fragments: Source[] = [];
  const sidebars: SidebarFile[] = [];
  const navigation: Partial<Record<Language, JsonFile>> = {};

  for (const { lang } of LANGUAGES) {
    const root = `docs/${lang}/`;
    for (const file of tree.paths.filter((path) => path.startsWith(root))) {
      const path = file.slice(root.length);
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (path === '_nav.json') navigation[lang] = readJsonFile(tree, file);
      else if (name === '_meta.json')
        sidebars.push({
          ...readJsonFile(tree, file),
          lang,
          folder: path.slice(0, -name.length - 1),
        });
      else if (!MARKDOWN_FILE.test(name)) continue;
      else if (isFragment(path)) fragments.push(readSource(tree, read, file, lang, path));
      else pages.push({ ...readSource(tree, read, file, lang, path), route: routeOf(lang, path) });
    }
  }

  const files = new Set(tree.paths);
  const jsonFile = (file: string) => (files.has(file) ? readJsonFile(tree, file) : undefined);
  const textFile = (file: string) => ({ file, text: readText(tree, file).text });
  const pagesByKey = new Map(pages.map((page) => [routeKey(page.route), page]));
  const components = tree.paths.flatMap((path) => WRITER_COMPONENT.exec(path)?.[1] ?? []);
  return {
    pages,
    pagesByKey,
    fragments,
    navigation,
    sidebars,
    components,
    routes: jsonFile(ROUTE_TABLE),
    strings: jsonFile(STRINGS),
    code: tree.paths.filter((path) => CODE.test(path)).map(textFile),
    imageSizes: new Map(
      tree.paths.filter((path) => IMAGE.test(path)).map((path) => [path, tree.size(path)]),
    ),
    readmes: tree.paths.filter((path) => README.test(path)).map(textFile),
    voiceFolders: files.has(ADOPTED_LIST) ? textFile(ADOPTED_LIST).text : '',
    files,
    misspelt: new Map(),
  };
}

/** All texts that `readSite` will request. */
export function markdownTexts(tree: Tree): MarkdownText[] {
  return tree.paths
    .filter((path) => LANGUAGES.some(({ lang }) => path.startsWith(`docs/${lang}/`)))
    .filter((path) => MARKDOWN_FILE.test(path))
    .map((path) => ({
      text: splitFrontMatter(readText(tree, path).text).body,
      format: formatOf(path),
    }));
}

const formatOf = (path: string): MarkdownText['format'] => (path.endsWith('.mdx') ? 'mdx' : 'md');

/** The engine ignores files that start with one underscore, and the configuration `shared/`. */
function isFragment(path: string): boolean {
  return path.startsWith('shared/') || path.split('/').some((part) => /^_[^_]/.test(part));
}

/** `guide/start/index.mdx` in Chinese is `/zh/guide/start/`. */
function routeOf(lang: Language, path: string): string {
  const prefix = lang === DEFAULT_LANGUAGE ? '/' : `/${lang}/`;
  return prefix + path.replace(MARKDOWN_FILE, '').replace(/(^|\/)index$/, '$1');
}

function readSource(
  tree: Tree,
  read: ReadMarkdown,
  file: string,
  lang: Language,
  path: string,
): Source {
  const { text, diagnostic: unreadable } = readText(tree, file);
  const { yaml, body } = splitFrontMatter(text);
  const frontMatter = yaml === undefined ? undefined : readYaml(yaml, 2);
  const markdown = read(body, formatOf(file));
  return {
    file,
    lang,
    path,
    text,
    frontMatter,
    ...markdown,
    diagnostic: unreadable ?? markdown.diagnostic,
  };
}

/** The body has empty lines in place of the front matter, so that line numbers match the file. */
function splitFrontMatter(text: string): { yaml: string | undefined; body: string } {
  const match = /^---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)/m.exec(text);
  if (!match || match.index !== 0) return { yaml: undefined, body: text };
  const [whole, yaml = ''] = match;
  return {
    yaml,
    body: whole.replace(/[^\n]/g, '') + text.slice(whole.length),
  };
}

function readJsonFile(tree: Tree, file: string): JsonFile {
  const { text, diagnostic } = readText(tree, file);
  return diagnostic
    ? { ...readJson(file, '[]'), value: undefined, diagnostics: [diagnostic] }
    : readJson(file, text);
}

function readText(tree: Tree, file: string) {
  try {
    return { text: tree.read(file), diagnostic: undefined };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const diagnostic = code
      ? {
          found: `the file cannot be read (${code})`,
          remedy: 'check that it is there and may be read',
        }
      : {
          found: `the file cannot be read: ${message}`,
          remedy: 'save it as UTF-8, without a mark',
        };
    return { text: '', diagnostic: { line: 1, ...diagnostic } };
  }
}
