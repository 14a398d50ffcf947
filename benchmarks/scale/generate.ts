import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '@config/site';

const PAGES_PER_GROUP = 20;
/** The sections of this site, which the settings of other engines name. */
const SECTIONS = ['guide', 'config', 'plugins', 'api', 'community'];
const OWN_DOCS = join(import.meta.dirname, '../../docs/en');
/** Words in a page name, as on this site. */
const WORDS_PER_NAME = 2;

/** A generated page in the form that `benchmarks/peers/` writes for any engine. */
export interface GeneratedPage {
  lang: Language;
  /** Path below the folder of its language: `guide/group-0/a-b-0.md`. */
  file: string;
  title: string;
  description: string;
  body: string;
}

/** Files by path. */
export type Files = ReadonlyMap<string, string>;

const bodyOf = (name: string): string => `# ${name}

What ${name} is for, in a sentence of the length that sentences have here.

${['When to use it', 'What it takes', 'An example', 'What goes wrong']
  .map(
    (title, index) => `## ${title}

A paragraph about ${name}, of which there are as many as a page of this kind has, and in which \`${name}\` stands as code.

\`\`\`ts
export const part${index} = { name: '${name}', order: ${index} };
\`\`\`
`,
  )
  .join('\n')}`;

/** Words from our own page names, because identical names would compress to almost nothing. */
async function namer(): Promise<(index: number) => string> {
  const files = await readdir(OWN_DOCS, { recursive: true });
  const words = [...new Set(files.flatMap((file) => file.match(/[a-z]{3,}/g) ?? []))].sort();
  return (index) => {
    const draw = createHash('sha256').update(String(index)).digest();
    const picked = Array.from(
      { length: WORDS_PER_NAME },
      (_, nth) => words[draw.readUInt32LE(nth * 4) % words.length],
    );
    return [...picked, index].join('-');
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Entries of the navigation bar and the sidebars, which Rspress reads, by path below the folder of the pages. */
function navigationFiles(pages: readonly GeneratedPage[]): Files {
  const files = new Map<string, string>();
  for (const { lang } of LANGUAGES) {
    const own = pages.filter((page) => page.lang === lang);
    const sections = groupBy(own, ({ file }) => file.replace(/\/.*/, ''));
    const nav = [...sections].map(([name, [first]]) => ({
      text: name,
      link: `/${(first?.file ?? '').replace(/\.md$/, '')}`,
      activeMatch: `/${name}/`,
    }));
    files.set(`${lang}/_nav.json`, json(nav));
    for (const [section, listed] of sections) {
      const groups = groupBy(listed, ({ file }) => file.split('/')[1] ?? '');
      const entries = [...groups.keys()].map((name) => ({ type: 'dir', name, label: name }));
      files.set(`${lang}/${section}/_meta.json`, json(entries));
      for (const [group, members] of groups) {
        files.set(
          `${lang}/${section}/${group}/_meta.json`,
          json(members.map(({ title }) => title)),
        );
      }
    }
  }
  return files;
}

/**
 * A site with this many pages, in both languages together, in groups of twenty.
 * @param sections at most five
 */
export async function generateSite(
  count: number,
  sections = SECTIONS.length,
): Promise<{ pages: GeneratedPage[]; navigation: Files }> {
  const nameOf = await namer();
  const groups = Math.max(1, Math.round(count / LANGUAGES.length / PAGES_PER_GROUP));
  const names = Array.from({ length: groups * PAGES_PER_GROUP }, (_, index) => nameOf(index));
  const pages = LANGUAGES.flatMap(({ lang }) =>
    names.map((title, index): GeneratedPage => {
      const group = Math.floor(index / PAGES_PER_GROUP);
      const section = SECTIONS[Math.floor((group * sections) / groups)] ?? 'guide';
      return {
        lang,
        file: `${section}/group-${group}/${title}.md`,
        title,
        description: `What ${title} is for, and what it takes.`,
        body: bodyOf(title),
      };
    }),
  );
  return { pages, navigation: navigationFiles(pages) };
}

/**
 * Writes the pages of our own site into a folder.
 * @param sections at most five
 * @param hasBody whether a page has more than its heading
 */
export async function generateDocs(
  dir: string,
  count: number,
  { sections, hasBody = true }: { sections?: number; hasBody?: boolean } = {},
): Promise<GeneratedPage[]> {
  await rm(dir, { recursive: true, force: true });
  const { pages, navigation } = await generateSite(count, sections);
  const texts = pages.map(({ lang, file, title, description, body }) => {
    const text = hasBody ? body : `# ${title}\n`;
    return [`${lang}/${file}x`, `---\ndescription: ${description}\n---\n\n${text}`] as const;
  });
  for (const [file, text] of [...navigation, ...texts]) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  return pages;
}
