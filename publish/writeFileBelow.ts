import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file in a folder and creates parent folders. Synchronous, because that is faster for many small files. */
export function writeFileBelow(dir: string, file: string, content: string | Uint8Array): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
