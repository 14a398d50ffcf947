import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@config/site';

const PAGES_PER_GROUP = 20;
const OWN_DOCS = join(import.meta.dirname, '../../docs/en');
/** Words in a page name, as on this site. */
const WORDS_PER_NAME = 2;

const page = (name: string): string => `---
description: What ${name} is for, and what it takes.
---

# ${name}

What ${name} is for, in a sentence of the length that sentences have here.

${['When to use it', 'What it takes', 'An example', 'What goes wrong']
  .map(
    (title, index) => `## ${title} {#part-${index}}

A paragraph about ${name}, of which there are as many as a page of this kind has, and in which \`${name}\` stands as code.

\`\`\`ts
export const part${index} = { name: '${name}', order: ${index} };
\`\`\`
`,
  )
  .join('\n')}`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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

/** Writes a site with this many pages, in both languages together, in groups of twenty. */
export async function generateDocs(dir: string, pages: number): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  const nameOf = await namer();
  const groups = Math.round(pages / LANGUAGES.length / PAGES_PER_GROUP);
  for (const { lang } of LANGUAGES) {
    const guide = join(dir, lang, 'guide');
    await mkdir(guide, { recursive: true });
    const names = Array.from({ length: groups }, (_, group) => `group-${group}`);
    await writeFile(
      join(dir, lang, '_nav.json'),
      json([{ text: 'Guide', link: `/guide/group-0/${nameOf(0)}`, activeMatch: '/guide/' }]),
    );
    await writeFile(
      join(guide, '_meta.json'),
      json(names.map((name) => ({ type: 'dir', name, label: name }))),
    );
    for (const [group, name] of names.entries()) {
      const folder = join(guide, name);
      await mkdir(folder);
      const titles = Array.from({ length: PAGES_PER_GROUP }, (_, index) =>
        nameOf(group * PAGES_PER_GROUP + index),
      );
      await writeFile(join(folder, '_meta.json'), json(titles));
      for (const title of titles) await writeFile(join(folder, `${title}.mdx`), page(title));
    }
  }
}
