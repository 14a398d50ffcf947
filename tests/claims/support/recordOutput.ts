import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTED } from '../../../scripts/samples/paths';

const FILE = 'tests/data/messageOutputs.json';
const LONGEST = 4000;

/** Recorded outputs contain the same folder on every machine. */
const PROJECT = '/home/user/shop';

/**
 * Records what a project prints, as input for the test of pasted messages: `RECORD_MESSAGES=1 npm run check:claims --
 * --page guide/faq/messages`.
 * @param entry the route and id of the entry that explains it
 */
export function recordOutput(entry: string, output: string): void {
  const packages = path.join(DOCUMENTED, 'node_modules');
  const outside = new RegExp(`(?:\\.\\./)+(?:[\\w.-]+/)*scripts/documented/node_modules`, 'g');
  const text = output
    .replaceAll(packages, `${PROJECT}/node_modules`)
    .replace(outside, 'node_modules')
    .replaceAll(process.cwd(), PROJECT)
    .replace(/(?:\/private)?\/(?:[\w.-]+\/)*claim-\w+/g, PROJECT)
    .slice(0, LONGEST);
  const recorded = existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>)
    : {};
  writeFileSync(FILE, `${JSON.stringify({ ...recorded, [entry]: text }, null, 2)}\n`);
}
