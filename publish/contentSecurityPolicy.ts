import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { contentSecurityPolicy, REFERRER_POLICY, type InlineHashes } from '@config/headers';
import { site } from '@config/site';
import { htmlFilesOf, inlineHashesOf } from './hostFiles';

const CHARSET = '<meta charset="utf-8">';

/** Browsers ignore this directive in a `<meta>` tag, and log an error. */
const HEADER_ONLY = 'frame-ancestors';

/**
 * Adds the policy to a page, before everything that it applies to.
 * @throws if the page has no charset tag
 */
export function withPolicy(html: string, hashes: InlineHashes): string {
  if (!html.includes(CHARSET))
    throw new Error(`a page has no ${CHARSET} to insert its policy after`);
  const directives = contentSecurityPolicy(hashes).split('; ');
  const policy = directives.filter((directive) => !directive.startsWith(HEADER_ONLY)).join('; ');
  return html.replace(
    CHARSET,
    () =>
      `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<meta name="referrer" content="${REFERRER_POLICY}">`,
  );
}

/**
 * Adds the policy to pages, for hosts that send no headers, such as GitHub Pages. Must run after all plugins that read
 * pages.
 */
export const pluginContentSecurityPolicy = (): RspressPlugin => ({
  name: 'content-security-policy',
  async afterBuild({ outDir = 'dist' }, isProd) {
    if (!isProd || !site.hasPolicyInPages) return;
    const files = await htmlFilesOf(outDir);
    const hashes = inlineHashesOf(outDir, files);
    for (const file of files) {
      const place = path.join(outDir, file);
      await writeFile(place, withPolicy(await readFile(place, 'utf8'), hashes));
    }
  },
});
