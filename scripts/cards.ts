/**
 * npm run cards
 *
 * Draws the social card of each built page into dist/. The build has to include cards:
 * SITE_CARDS=true npm run build && npm run cards
 * Unchanged cards come from .cache/cards.
 */
import './help.mjs';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingDigest } from './cards/drawingDigest';
import { cardDrawer } from './cards/drawCard';
import { readCards, type Card } from './cards/readCards';

const ROOT = path.join(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
const CACHE = path.join(ROOT, '.cache/cards');

async function cards(): Promise<void> {
  if (!existsSync(path.join(DIST, 'index.html'))) {
    throw new Error('there is no built site in dist/: run SITE_CARDS=true npm run build first');
  }
  const all = await readCards(DIST);
  if (all.length === 0) {
    throw new Error('no page of dist/ names a card: build it with SITE_CARDS=true npm run build');
  }
  await mkdir(CACHE, { recursive: true });
  const digest = drawingDigest();
  const keyOf = ({ facts }: Card): string =>
    createHash('sha256')
      .update(JSON.stringify([digest, facts]))
      .digest('base64url');
  const draw = await cardDrawer();
  const used = new Set<string>();
  let drawn = 0;
  for (const card of all) {
    const name = `${keyOf(card)}.png`;
    const kept = path.join(CACHE, name);
    used.add(name);
    if (!existsSync(kept)) {
      // Renamed into place, so that an interrupted run leaves no incomplete card.
      await writeFile(`${kept}.draft`, await draw(card.facts));
      await rename(`${kept}.draft`, kept);
      drawn += 1;
    }
    const target = path.join(DIST, card.file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(kept, target);
  }
  for (const name of await readdir(CACHE)) {
    if (!used.has(name)) await rm(path.join(CACHE, name));
  }
  console.log(`${String(all.length)} cards, ${String(drawn)} of them drawn anew`);
}

cards().catch((error: unknown) => {
  console.error(`cards: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
