const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

type Form = (rest: string) => string;
type Forms = Record<Exclude<PackageManager, 'npm'>, Form>;

const after =
  (start: string): Form =>
  (rest) =>
    rest ? `${start} ${rest}` : start;

const DEV_FLAG = /(^|\s)(-D|--save-dev)(?=\s|$)/;

/** Adds Deno's prefix for npm packages; flags stay the same. */
const denoPackages: Form = (rest) =>
  after('deno add')(
    rest
      .split(/\s+/)
      .map((word) => (word.startsWith('-') ? word : `npm:${word}`))
      .join(' '),
  );

const add: Forms = {
  yarn: after('yarn add'),
  pnpm: after('pnpm add'),
  bun: (rest) => after('bun add')(rest.replace(DEV_FLAG, '$1-d')),
  deno: denoPackages,
};

const install: Forms = {
  yarn: () => 'yarn install',
  pnpm: () => 'pnpm install',
  bun: () => 'bun install',
  deno: () => 'deno install',
};

/** Other package managers' equivalents of npm commands, given the remaining words. */
const commands: Record<string, Forms> = {
  add,
  install,
  remove: {
    yarn: after('yarn remove'),
    pnpm: after('pnpm remove'),
    bun: after('bun remove'),
    deno: after('deno remove'),
  },
  run: {
    yarn: after('yarn'),
    pnpm: after('pnpm run'),
    bun: after('bun run'),
    deno: after('deno task'),
  },
  create: {
    yarn: after('yarn create'),
    pnpm: after('pnpm create'),
    bun: after('bun create'),
    deno: after('deno init --npm'),
  },
};

/** Arguments that a script or a generator takes after npm's `--`; other package managers pass them on without it. */
const withoutSeparator = (rest: string): string => rest.replace(/(^|\s)--\s+/, '$1');

/**
 * The equivalents of an npm command, in display order.
 * @throws an error for the author, with the allowed commands, if the command has no known equivalent
 */
export function commandForms(command: string): { manager: PackageManager; text: string }[] {
  const trimmed = command.trim();
  const [, name = '', rest = ''] = /^npm\s+(\S+)\s*(.*)$/s.exec(trimmed) ?? [];
  const isKnown = Object.hasOwn(commands, name) && !(name === 'install' && rest);
  const forms = isKnown ? commands[name] : undefined;
  if (!forms) {
    throw new Error(
      `<PackageManagerTabs command="${trimmed}"> is not a command that every package manager has. ` +
        'Write the npm form: npm add <packages>, npm install, npm remove <packages>, npm run <script> or npm create <generator>.',
    );
  }
  return PACKAGE_MANAGERS.map((manager) => ({
    manager,
    text: manager === 'npm' ? trimmed : forms[manager](withoutSeparator(rest)),
  }));
}
