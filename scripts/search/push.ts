/**
 * npm run search:push -- [--dry-run]
 *
 * Uploads the sections of the built pages in dist/, with settings and synonyms, to the index of the hosted search service,
 * in place of what it holds. Reads SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME and SEARCH_ADMIN_KEY, the key that may
 * write. --dry-run prints what would be uploaded, and needs no variable.
 */
import '../help.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { readBuiltPages } from '@search/index/searchIndexPlugin';
import { LANGUAGES, site } from '@config/site';
import { recordsOf } from './records';
import { INDEX_SETTINGS, INDEX_SYNONYMS } from './settings';
import { BATCH_SIZE, replaceIndex } from './upload';

const ROOT = path.join(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');

async function push(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  if (!existsSync(path.join(DIST, '404.html'))) {
    throw new Error('there is no built site in dist/: run npm run build first');
  }
  const pages = readBuiltPages(DIST, path.join(ROOT, 'docs'));
  const records = recordsOf(pages, site.origin + site.base.replace(/\/$/, ''));
  const { appId, indexName } = site.search;
  const target = indexName ? `index ${indexName} of application ${appId}` : 'no index';
  for (const { lang } of LANGUAGES) {
    const own = records.filter((record) => record.lang === lang);
    const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(own)) / 1000);
    console.log(`${lang}: ${own.length} records, ${kilobytes} KB`);
  }
  const batches = Math.ceil(records.length / BATCH_SIZE);
  console.log(
    `${records.length} records in ${batches} batches, ${Object.keys(INDEX_SETTINGS).length} settings, ${INDEX_SYNONYMS.length} synonyms`,
  );
  if (values['dry-run']) {
    console.log(`Dry run: nothing was uploaded; the target is ${target}.`);
    return;
  }
  const key = process.env['SEARCH_ADMIN_KEY']?.trim();
  if (!indexName) {
    throw new Error(
      'no index is configured: set SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX_NAME',
    );
  }
  if (!key)
    throw new Error('SEARCH_ADMIN_KEY is missing: set it to a key that may write the index');
  await replaceIndex(algoliasearch(appId, key), indexName, {
    records,
    settings: INDEX_SETTINGS,
    synonyms: INDEX_SYNONYMS,
  });
  console.log(`Uploaded to ${target}.`);
}

push().catch((error: unknown) => {
  console.error(`search:push: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
