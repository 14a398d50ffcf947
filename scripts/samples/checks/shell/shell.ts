import { closestMatch } from '@diagnostics/closestMatch';
import { site } from '@config/site';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../../sample/Sample';
import { readCli, type Cli, type Flags } from './cli';
import { argumentsOf, readScript, type ShellCommand } from './commands';

const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console'];

const isPackageJson = ({ lang, title }: Sample): boolean =>
  lang === 'json' && /(^|\/)package\.json$/.test(title ?? '');

export const shell: SampleCheck = {
  name: 'shell',
  description: 'Commands parse, and those of the Rsbuild CLI are its own, with its own flags.',
  isAgainstPackages: true,
  takes: (sample) =>
    (SHELLS.includes(sample.lang) || isPackageJson(sample)) && excuseOf(sample) === undefined,
  async check(samples) {
    const cli = await readCli();
    return samples.map((sample) => scriptsIn(sample).flatMap((script) => complaints(script, cli)));
  },
};

interface Script {
  readonly code: string;
  /** Line of the sample with the script's first line. */
  readonly line: number;
}

/** The block itself, or the commands in `scripts` of a package.json. */
function scriptsIn(sample: Sample): Script[] {
  const { code } = sample;
  if (!isPackageJson(sample)) return [{ code, line: 1 }];
  try {
    const { scripts = {} } = JSON.parse(code) as { scripts?: Record<string, string> };
    return Object.entries(scripts).map(([name, command]) => ({
      code: command,
      line: code.split('\n').findIndex((text) => text.includes(`"${name}":`)) + 1,
    }));
  } catch {
    // The JSON check reports this.
    return [];
  }
}

function complaints(script: Script, cli: Cli): Complaint[] {
  const { errors, commands } = readScript(script.code);
  const [error] = errors;
  if (error) {
    const line = script.line + error.line - 1;
    return [
      {
        line,
        found: `the shell cannot read this: ${error.message}`,
        remedy: 'correct the quotes or brackets',
      },
    ];
  }
  return commands.flatMap((command) =>
    ofRsbuild(command, cli).map((rest) => ({ line: script.line + command.line - 1, ...rest })),
  );
}

type Fault = Pick<Complaint, 'found' | 'remedy'>;

function ofRsbuild({ words }: ShellCommand, cli: Cli): Fault[] {
  const direct = argumentsOf('rsbuild', words);
  if (direct) return command(direct, cli);
  // The scripts of a new project have the names of the commands.
  const [, , script = '', ...rest] = /^(?:npm|pnpm|yarn|bun) run /.test(words.join(' '))
    ? words
    : [];
  const flags = cli.get(script);
  return flags
    ? flagFaults(
        rest.filter((word) => word !== '--'),
        script,
        flags,
      )
    : [];
}

function command([first, ...rest]: readonly string[], cli: Cli): Fault[] {
  if (first === undefined || first.startsWith('-')) {
    return flagFaults(
      [first, ...rest].filter((word) => word !== undefined),
      'dev',
      cli.get('dev') ?? new Map(),
    );
  }
  const flags = cli.get(first);
  if (flags) return flagFaults(rest, first, flags);
  const names = [...cli.keys()];
  const meant = closestMatch(first, names);
  return [
    {
      found: `the CLI of @rsbuild/core ${site.documentedVersion} has no command ${first}`,
      remedy: meant ? `did you mean rsbuild ${meant}?` : `use one of ${names.join(', ')}`,
    },
  ];
}

function flagFaults(words: readonly string[], name: string, flags: Flags): Fault[] {
  return words.flatMap((word, index) => {
    if (!word.startsWith('-')) {
      const before = words[index - 1];
      const isValue = before !== undefined && flags.get(before)?.takesValue;
      if (isValue || before === undefined || !before.startsWith('-') || !flags.has(before))
        return [];
      return { found: `${before} takes no value`, remedy: `remove ${word}` };
    }
    const [flag = ''] = word.split('=');
    if (flags.has(flag) || flag === '--') return [];
    const meant = closestMatch(flag, [...flags.keys()]);
    return {
      found: `rsbuild ${name} has no flag ${flag}`,
      remedy: meant ? `did you mean ${meant}?` : `use one of ${[...flags.keys()].join(', ')}`,
    };
  });
}
