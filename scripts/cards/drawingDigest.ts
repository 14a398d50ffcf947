import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that cards depend on besides their texts: the design, and the packages that draw them. */
const FILES = ['cardElement.ts', 'drawCard.ts', 'fontSubsets.ts', 'package-lock.json'];

export function drawingDigest(): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('base64url');
}
