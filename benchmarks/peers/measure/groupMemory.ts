import { readdirSync, readFileSync } from 'node:fs';

/** As the kernel counts them on the platforms that this runs on. */
const PAGE_BYTES = 4096;
/** Of the fields after the command's name, which may hold anything. */
const GROUP_FIELD = 2;
const RESIDENT_FIELD = 21;

/** What a process of a group holds in memory, in bytes, by its `/proc/<pid>/stat`; 0 for one of another group. */
export function residentBytes(stat: string, group: number): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (Number(fields[GROUP_FIELD]) !== group) return 0;
  return Number(fields[RESIDENT_FIELD]) * PAGE_BYTES;
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
}

/** What all processes of a group hold in memory together, in bytes. Linux only. */
export const groupMemory = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + residentBytes(statOf(pid), group), 0);
