/**
 * npm run sync:translation -- page…
 *
 * Records in translated pages that they match the current English page. Without arguments, records pages that have no
 * record.
 */
import '../help.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closestMatch } from '@diagnostics/closestMatch';
import { readContent } from './site/readContent';
import { translationsOf, type Translation } from './site/translations';
import { recordSource } from './translation/recordSource';

process.exitCode = await sync(process.argv.slice(2));

async function sync(names: readonly string[]): Promise<0 | 1> {
  try {
    const translations = translationsOf((await readContent(process.cwd())).subject);
    const chosen =
      names.length > 0
        ? names.map((name) => translationNamed(translations, name))
        : translations.filter(({ record }) => record === undefined);
    const stale = chosen.filter(({ record, current }) => record !== current);
    for (const { page, current } of stale) {
      writeFileSync(page.file, recordSource(readFileSync(page.file, 'utf8'), current));
      console.log(`${page.file}: written from the English page as it is now (${current})`);
    }
    if (stale.length === 0) console.log('Nothing to record.');
    return 0;
  } catch (error) {
    console.error(
      `sync:translation stopped: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}

function translationNamed(translations: readonly Translation[], name: string): Translation {
  const file = path.relative(process.cwd(), path.resolve(name)).split(path.sep).join('/');
  const found = translations.find(({ page, original }) =>
    [page.file, original.file].includes(file),
  );
  if (found) return found;
  const meant = closestMatch(
    file,
    translations.map(({ page }) => page.file),
  );
  throw new Error(
    `${name} is no page with a counterpart${meant ? `; did you mean ${meant}?` : ': name a file such as docs/zh/config/mode.mdx'}`,
  );
}
