import { readdirSync, readFileSync } from 'node:fs';

/** Page size of the kernel on the platforms that this runs on. */
const PAGE_BYTES = 4096;
/** Index after the command's name, which can contain any characters. */
const GROUP_FIELD = 2;
const RESIDENT_FIELD = 21;
/** User and system time of the process, and of its children that have ended. */
const TIME_FIELDS = [11, 12, 13, 14];
/** Clock ticks of these times in a second, on the platforms that this runs on. */
const TICKS_PER_SECOND = 100;

/** What a process group uses. */
export interface GroupUse {
  /** Memory in bytes. */
  memory: number;
  /** Processor time in seconds, since the group started. */
  seconds: number;
}

const NO_USE: GroupUse = { memory: 0, seconds: 0 };

/** What a process uses, from its `/proc/<pid>/stat`; nothing if it belongs to another group. */
export function processUse(stat: string, group: number): GroupUse {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (Number(fields[GROUP_FIELD]) !== group) return NO_USE;
  const ticks = TIME_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0);
  return {
    memory: Number(fields[RESIDENT_FIELD]) * PAGE_BYTES,
    seconds: ticks / TICKS_PER_SECOND,
  };
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return '';
  }
}

/** What the processes of a group use together. Linux only. */
export const groupUse = (group: number): GroupUse =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => processUse(statOf(pid), group))
    .reduce((sum, { memory, seconds }) => ({
      memory: sum.memory + memory,
      seconds: sum.seconds + seconds,
    }));
