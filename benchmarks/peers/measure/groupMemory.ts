import { readdirSync, readFileSync } from 'node:fs';

/** Page size of the kernel on the platforms that this runs on. */
const PAGE_BYTES = 4096;
/** Index after the command's name, which can contain any characters. */
const GROUP_FIELD = 2;
const RESIDENT_FIELD = 21;

/** Memory of a process in bytes, from its `/proc/<pid>/stat`; 0 if it belongs to another group. */
export function residentBytes(stat: string, group: number): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (Number(fields[GROUP_FIELD]) !== group) return 0;
  return Number(fields[RESIDENT_FIELD]) * PAGE_BYTES;
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return '';
  }
}

/** Total memory of a process group in bytes. Linux only. */
export const groupMemory = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + residentBytes(statOf(pid), group), 0);
