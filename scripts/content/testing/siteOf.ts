import { readSite } from '../site/readSite';
import type { Site } from '../site/Site';
import type { Problem } from '../report/Problem';

/** A site from strings: `siteOf({ 'docs/en/index.mdx': '# Home' })`. */
export function siteOf(files: Readonly<Record<string, string>>): Site {
  return readSite({
    paths: Object.keys(files).sort(),
    read: (file) => files[file] ?? '',
    size: (file) => files[file]?.length ?? 0,
  });
}

/** A page with its front matter; the first line of the body is line 5 of the file. */
export function page(body: string, frontMatter = 'description: What it is for.'): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

/** Problems as printed, without the rule's name. */
export function messagesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, found, remedy }) => `${file}:${line}  ${found}  ${remedy}`);
}
