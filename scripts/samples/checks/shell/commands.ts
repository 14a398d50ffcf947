import { forEachChild, parse, type Command, type SyntaxNode } from 'unbash';

/** A command of a script: its words after shell parsing, and its first line. */
export interface ShellCommand {
  readonly words: readonly string[];
  readonly line: number;
}

export interface ShellScript {
  readonly errors: readonly { readonly line: number; readonly message: string }[];
  readonly commands: readonly ShellCommand[];
}

export function readScript(code: string): ShellScript {
  const lineAt = (offset: number): number => code.slice(0, offset).split('\n').length;
  const commands: ShellCommand[] = [];
  const errors: ShellScript['errors'][number][] = [];
  visit(parse(code));
  return { errors, commands };

  function visit(node: SyntaxNode): void {
    if (node.type === 'Command') commands.push({ words: wordsOf(node), line: lineAt(node.pos) });
    if (node.type === 'Script') {
      for (const { message, pos } of node.errors ?? []) errors.push({ message, line: lineAt(pos) });
    }
    forEachChild(node, visit);
  }
}

const wordsOf = ({ name, args }: Command): string[] => [
  ...(name ? [name.value] : []),
  ...args.map((word) => (word.type === 'Word' ? word.value : word.text)),
];

/** Words before the name of an installed command, by their runner. */
const RUNNERS: readonly (readonly string[])[] = [
  ['npx'],
  ['npm', 'exec', '--'],
  ['npm', 'exec'],
  ['pnpm', 'exec'],
  ['pnpm'],
  ['yarn'],
  ['bunx'],
  ['bun', 'x'],
  ['bun', 'run'],
  ['deno', 'run', '-A'],
  ['cross-env'],
];

/** Arguments of a command: for `rsbuild`, `npx rsbuild dev --open` gives `['dev', '--open']`. */
export function argumentsOf(name: string, words: readonly string[]): readonly string[] | undefined {
  const runner = RUNNERS.find((start) => start.every((word, index) => words[index] === word)) ?? [];
  const rest = words.slice(runner.length);
  const at = rest.findIndex(
    (word) => !/^\w+=/.test(word) && !(runner.length > 0 && word.startsWith('-')),
  );
  const command = rest[at]?.replace(/^npm:/, '').replace(/^(?:\.\/)?node_modules\/\.bin\//, '');
  return command === name ? rest.slice(at + 1) : undefined;
}
