import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DEFAULT_LANGUAGE, LANGUAGES, site, type Language } from '@config/site';
import { plainMarkdown, type PlainMarkdown } from './plainMarkdown';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');

/** A page of the site that any engine can use. */
export interface PlainPage extends PlainMarkdown {
  lang: Language;
  /** Path below the folder of its language: `guide/start/index.md`. */
  file: string;
  description: string;
}

const LATER_LANGUAGES = LANGUAGES.map(({ lang }) => lang).filter(
  (lang) => lang !== DEFAULT_LANGUAGE,
);

/** `zh/guide/x.md` → its language, and the rest of the path. */
function place(copy: string): Pick<PlainPage, 'lang' | 'file'> {
  const lang = LATER_LANGUAGES.find((later) => copy.startsWith(`${later}/`));
  return lang
    ? { lang, file: copy.slice(lang.length + 1) }
    : { lang: DEFAULT_LANGUAGE, file: copy };
}

async function descriptionOf({ lang, file }: Pick<PlainPage, 'lang' | 'file'>): Promise<string> {
  const source = await readFile(join(ROOT, 'docs', lang, `${file}x`), 'utf8');
  const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  return (parse(front) as { description: string }).description;
}

/** Every page of the built site, from its Markdown copies. @throws if the site is not built. */
export async function readPages(): Promise<PlainPage[]> {
  const files = await readdir(DIST, { recursive: true }).catch(() => []);
  const copies = files.filter((file) => file.endsWith('.md')).sort();
  if (copies.length === 0) {
    throw new Error('There is no built site in dist/: run npm run build first.');
  }
  return Promise.all(
    copies.map(async (copy) => {
      const placed = place(copy);
      return {
        ...placed,
        ...plainMarkdown(await readFile(join(DIST, copy), 'utf8'), site.origin + site.base),
        description: await descriptionOf(placed),
      };
    }),
  );
}
