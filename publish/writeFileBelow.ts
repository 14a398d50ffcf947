import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file below a folder, whose own folders it makes. Many small files are written sooner than waited for one by one. */
export function writeFileBelow(dir: string, file: string, content: string | Uint8Array): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
