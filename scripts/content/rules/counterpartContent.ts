import type { Problem, Rule } from '../report/Problem';
import { inLanguage, isExternal } from '../site/urls';
import { firstDifference } from '../site/firstDifference';
import type { CodeBlock, Link, Source } from '../site/Site';
import { counterpartsOf, type Counterparts } from '../site/counterparts';
import { withoutComments } from '../site/withoutComments';

export const counterpartContent: Rule = {
  name: 'counterpart-content',
  description:
    'Twins show the same code, comments set aside, and link to the same places from each section.',
  check: (site) =>
    counterpartsOf(site).flatMap((counterparts) => [
      ...compareCode(counterparts),
      ...compareLinks(counterparts),
    ]),
};

/** Only the first difference, because an extra block makes all later ones differ. */
function compareCode({ en, zh }: Counterparts): Problem[] {
  const say = (line: number, found: string, remedy: string): Problem[] => [
    { file: zh.file, line, found, remedy, related: en.file },
  ];
  for (const [index, block] of en.code.entries()) {
    const counterpart = zh.code[index];
    const there = `${en.file}:${String(block.line)}`;
    if (!counterpart) {
      const line = zh.code.at(-1)?.line ?? 1;
      return say(line, `no code block after this for ${there}`, 'copy the block from there');
    }
    const difference = codeDifference(block, counterpart);
    if (difference) {
      return say(
        counterpart.line + difference.offset,
        `${difference.here} where ${there} has ${difference.there}`,
        'show the same code in both languages; comments may differ',
      );
    }
  }
  const extra = zh.code[en.code.length];
  return extra
    ? say(extra.line, `a code block that ${en.file} lacks`, 'add it there or remove it here')
    : [];
}

interface Difference {
  readonly here: string;
  readonly there: string;
  /** Lines relative to the fence. */
  readonly offset: number;
}

function codeDifference(english: CodeBlock, chinese: CodeBlock): Difference | undefined {
  if (english.lang !== chinese.lang) {
    return {
      here: `a ${chinese.lang ?? 'bare'} block`,
      there: `a ${english.lang ?? 'bare'} block`,
      offset: 0,
    };
  }
  if (english.code === chinese.code) return undefined;
  const theirs = withoutComments(english.code, english.lang);
  const ours = withoutComments(chinese.code, chinese.lang);
  const index = firstDifference(theirs, ours, (line) => line);
  if (index === undefined) return undefined;
  return {
    here: quote(ours[index]),
    there: quote(theirs[index]),
    offset: offsetOf(ours, index, chinese.code),
  };
}

/** Position of the kept line in the block, searched in order because lines can repeat. */
function offsetOf(kept: readonly string[], index: number, code: string): number {
  let at = 0;
  const found = code.split('\n').findIndex((line) => {
    const wanted = kept[at]?.trim();
    return wanted !== undefined && line.includes(wanted) && at++ === index;
  });
  return found + 1;
}

const quote = (line: string | undefined): string =>
  line === undefined ? 'the end of the code' : `'${line.trim()}'`;

/** By section and regardless of order, because a Chinese sentence may use another order. */
function compareLinks({ en, zh }: Counterparts): Problem[] {
  const chinese = linksBySection(zh);
  return [...linksBySection(en)].flatMap(([id, theirs]) => {
    const ours = chinese.get(id);
    const complaint = ours && sectionDifference(en.file, theirs, ours);
    // Sections that exist in only one language are reported by heading-ids.
    return complaint ? { file: zh.file, related: en.file, ...complaint } : [];
  });
}

function sectionDifference(
  english: string,
  theirs: Section,
  ours: Section,
): Pick<Problem, 'line' | 'found' | 'remedy'> | undefined {
  const extra = [...ours.links].find(([target]) => !theirs.links.has(target));
  const lacking = [...theirs.links].find(([target]) => !ours.links.has(target));
  const there = `${english}:${String(lacking?.[1].line ?? theirs.line)}`;
  if (extra && lacking) {
    const found = `a link to ${extra[0]} where ${there} links to ${lacking[0]}`;
    return { line: extra[1].line, found, remedy: 'link to the same places in both languages' };
  }
  if (extra) {
    const found = `a link to ${extra[0]} that the section of ${there} lacks`;
    return { line: extra[1].line, found, remedy: 'add it there or remove it here' };
  }
  if (!lacking) return undefined;
  const found = `this section lacks the link to ${lacking[0]} of ${there}`;
  return { line: ours.line, found, remedy: 'add it here or remove it there' };
}

interface Section {
  readonly line: number;
  /** Compares targets without their language. */
  readonly links: Map<string, Link>;
}

function linksBySection({ headings, links }: Source): Map<string, Section> {
  const starts = headings.filter(({ depth }) => depth > 1);
  const sections = new Map<string, Section>([['', { line: 1, links: new Map() }]]);
  for (const { id, line } of starts) sections.set(id, { line, links: new Map() });
  for (const link of links) {
    const id = starts.findLast(({ line }) => line <= link.line)?.id ?? '';
    sections.get(id)?.links.set(commonTarget(link.url), link);
  }
  return sections;
}

/** Other sites have their language in the path or the host; both count as one target. */
function commonTarget(url: string): string {
  if (!isExternal(url)) return url.startsWith('/') ? inLanguage(url, 'en') : url;
  return url
    .replace(/\/(?:en|en-US|zh|zh-CN|zh-Hans|zh-hans|cn)(?=[/#?]|$)/, '')
    .replace(/^(https?:\/\/)(?:cn|zh|zh-hans|zh-CN)\./i, '$1');
}
