import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { contentSecurityPolicy, REFERRER_POLICY, type InlineHashes } from '@config/headers';
import { site } from '@config/site';
import { htmlFilesOf, inlineHashesOf } from './hostFiles';

const CHARSET = '<meta charset="utf-8">';

/** Browsers ignore this directive in a page, and report it as an error. */
const HEADER_ONLY = 'frame-ancestors';

/**
 * A page that carries the policy itself, ahead of everything that the policy is about.
 * @throws where the page doesn't begin as pages do
 */
export function withPolicy(html: string, hashes: InlineHashes): string {
  if (!html.includes(CHARSET)) throw new Error(`a page has no ${CHARSET} for its policy to follow`);
  const directives = contentSecurityPolicy(hashes).split('; ');
  const policy = directives.filter((directive) => !directive.startsWith(HEADER_ONLY)).join('; ');
  return html.replace(
    CHARSET,
    () =>
      `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<meta name="referrer" content="${REFERRER_POLICY}">`,
  );
}

/** Puts the policy into pages, for hosts that send no headers, such as GitHub Pages. Must run after all that reads pages. */
export const pluginContentSecurityPolicy = (): RspressPlugin => ({
  name: 'content-security-policy',
  async afterBuild({ outDir = 'dist' }, isProd) {
    if (!isProd || !site.hasPolicyInPages) return;
    const files = await htmlFilesOf(outDir);
    const hashes = await inlineHashesOf(outDir, files);
    for (const file of files) {
      const place = path.join(outDir, file);
      await writeFile(place, withPolicy(await readFile(place, 'utf8'), hashes));
    }
  },
});
