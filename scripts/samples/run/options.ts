import { parseArgs } from 'node:util';

export interface Options {
  /** Parts of paths: only pages whose path contains one are checked. */
  readonly paths: readonly string[];
  readonly isChangedOnly: boolean;
  readonly isRecorded: boolean;
  readonly jsonFile: string | undefined;
}

/** Parses the command's arguments; throws if they are invalid. */
export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { changed, record, json } = values;
  if (record && (changed || positionals.length > 0)) {
    throw new Error('--record needs all pages: leave out --changed and the paths');
  }
  return { paths: positionals, isChangedOnly: changed, isRecorded: record, jsonFile: json };
}
