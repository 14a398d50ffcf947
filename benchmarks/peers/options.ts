import { parseArgs } from 'node:util';

/** Number of measurements of each part: times vary, bytes do not, and a build of all sites takes over a minute. */
export const DEFAULT_TURNS = { build: 1, load: 5, change: 5, search: 1, dev: 1 } as const;
export type Part = keyof typeof DEFAULT_TURNS;
const PARTS = Object.keys(DEFAULT_TURNS) as Part[];

export const HELP = `Measures the built site beside the same pages in other engines.

  npm run build
  npm run benchmark:peers -- [options]

  --only PARTS   of ${PARTS.join(', ')}, with commas between
  --peer NAMES   beside these alone, with commas between
  --turns N      turns of each part; otherwise ${PARTS.map((part) => `${part} ${DEFAULT_TURNS[part]}`).join(', ')}
  --json FILE    writes every figure there
  --help         shows this

What a peer needs is built once, and again where pages or versions change; the part build builds in any case.
`;

export interface Options {
  parts: readonly Part[];
  peers: readonly string[];
  turns: Record<Part, number>;
  json: string | undefined;
  help: boolean;
}

function listed<Name extends string>(
  option: string,
  value: string | undefined,
  names: readonly Name[],
): readonly Name[] {
  if (value === undefined) return names;
  const wanted = value.split(',');
  const unknown = wanted.find((name) => !names.includes(name as Name));
  if (unknown !== undefined) {
    throw new Error(`${option} has "${unknown}": give one or more of ${names.join(', ')}`);
  }
  return names.filter((name) => wanted.includes(name));
}

/** @throws if an option has an invalid value, with the valid ones. */
export function readOptions(args: string[], peers: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      peer: { type: 'string' },
      turns: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const turns = values.turns === undefined ? undefined : Number(values.turns);
  if (turns !== undefined && (!Number.isInteger(turns) || turns < 1)) {
    throw new Error(`--turns is "${values.turns ?? ''}": give a whole number above 0`);
  }
  return {
    parts: listed('--only', values.only, PARTS),
    peers: listed('--peer', values.peer, peers),
    turns: turns
      ? (Object.fromEntries(PARTS.map((part) => [part, turns])) as Record<Part, number>)
      : DEFAULT_TURNS,
    json: values.json,
    help: values.help,
  };
}
