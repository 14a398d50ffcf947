import type { Problem, Rule } from '../report/Problem';
import { firstDifference } from '../site/firstDifference';
import { sidebarEntries, type SidebarEntry } from '@diagnostics/sidebarEntries';
import type { SidebarFile } from '../site/Site';

export const sidebarCounterparts: Rule = {
  name: 'sidebar-counterparts',
  description: 'The _meta.json files of both languages list the same entries in the same order.',
  check: (site) => {
    const readable = site.sidebars.filter(({ diagnostics }) => diagnostics.length === 0);
    return readable
      .filter(({ lang }) => lang === 'en')
      .flatMap((english) => {
        const isCounterpart = ({ lang, folder }: SidebarFile): boolean =>
          lang === 'zh' && folder === english.folder;
        const chinese = readable.find(isCounterpart);
        return chinese ? compare(english, chinese) : [];
      });
  },
};

/** Reports only the first difference, because later ones result from it. */
function compare(english: SidebarFile, chinese: SidebarFile): Problem[] {
  const theirs = sidebarEntries(english).entries;
  const ours = sidebarEntries(chinese).entries;
  const index = firstDifference(theirs, ours, identity);
  if (index === undefined) return [];
  const there = theirs[index];
  const here = ours[index];
  return [
    {
      file: chinese.file,
      line: here?.line ?? ours.at(-1)?.line ?? 1,
      found: `${identity(here)} where ${english.file}${there ? `:${String(there.line)}` : ''} has ${identity(there)}`,
      remedy: 'list the same entries in the same order in both languages',
      related: english.file,
    },
  ];
}

/** All fields except the label must be equal in both languages. */
function identity(entry: SidebarEntry | undefined): string {
  if (!entry) return 'no further entry';
  return [entry.kind, entry.name.replace(/\.mdx?$/, ''), ...entry.links].filter(Boolean).join(' ');
}
