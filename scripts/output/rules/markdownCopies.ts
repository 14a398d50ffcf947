import type { Rule } from '../../content/report/Problem';
import type { BuiltSite } from '../site/BuiltSite';

export const markdownCopies: Rule<BuiltSite> = {
  name: 'markdown-copies',
  description: 'Every page has its Markdown copy beside it, for tools that read text.',
  skipped: (site) =>
    [...site.files].some((file) => file.endsWith('.md'))
      ? undefined
      : 'the build writes no Markdown copies yet',
  check: (site) =>
    site.pages
      .filter(({ file }) => !site.files.has(copyOf(file)))
      .map(({ file, source }) => ({
        file: source.file,
        line: 1,
        found: `the build has no Markdown copy dist${copyOf(file)}`,
        remedy: 'run npm run build again; each page is written once more as Markdown',
      })),
};

const copyOf = (file: string): string => file.replace(/^dist(.*)\.html$/, '$1.md');
