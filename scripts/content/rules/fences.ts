import type { Problem, Rule } from '../report/Problem';
import { sourcesOf, type CodeBlock } from '../site/Site';

const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console'];

export const fences: Rule = {
  name: 'fences',
  description:
    'Every code block names its language, and shell commands can be pasted as they stand.',
  check: (site) =>
    sourcesOf(site).flatMap(({ file, code }) =>
      code.flatMap((block) =>
        [...language(block), ...prompts(block)].map((rest) => ({ file, ...rest })),
      ),
    ),
};

type Complaint = Omit<Problem, 'file'>;

function language({ lang, line, column }: CodeBlock): Complaint[] {
  if (lang) return [];
  const remedy = 'write it after the ```, for example ```ts, ```bash or ```text';
  return [{ line, column, found: 'a code block without a language', remedy }];
}

function prompts({ lang, line, code }: CodeBlock): Complaint[] {
  if (!lang || !SHELLS.includes(lang)) return [];
  return code.split('\n').flatMap((command, index) => {
    const bare = /^\s*\$ (.*)/.exec(command)?.[1];
    if (bare === undefined) return [];
    return {
      line: line + 1 + index,
      found: `a $ prompt: ${command.trim()}`,
      remedy: `write ${bare}`,
    };
  });
}
