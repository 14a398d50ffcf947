import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messagesOf, page, siteOf } from '../testing/siteOf';
import { messageCoverage } from './messageCoverage';

const PAGES = ['messages', 'messages-build', 'messages-server'];

/** The pages of this site. */
const real = Object.fromEntries(
  PAGES.flatMap((name) =>
    ['en', 'zh'].map((lang) => {
      const file = `docs/${lang}/guide/faq/${name}.mdx`;
      return [file, readFileSync(file, 'utf8')];
    }),
  ),
);

const check = (files: Record<string, string>): string[] =>
  messagesOf(messageCoverage.check(siteOf(files)));

it('finds nothing on pages that explain every message', () => {
  expect(check(real)).toEqual([]);
});

it('reports a message without an entry', () => {
  const file = 'docs/en/guide/faq/messages-server.mdx';
  const without = { ...real, [file]: (real[file] ?? '').replace('{#port-occupied}', '') };
  expect(check(without)).toContain(
    'docs/en/guide/faq/messages-server.mdx'.replace('-server', '') +
      ':1  “[rsbuild:server] Port <original> is occupied, please choose another one.” of @rsbuild/core (getPort) has no entry  add a heading with the message as code and an {#id}, or a reason to config/facts/messageExcuses.ts',
  );
});

it('reports a message that differs in Chinese', () => {
  const file = 'docs/zh/guide/faq/messages-server.mdx';
  const changed = { ...real, [file]: (real[file] ?? '').replace('is occupied,', 'is taken,') };
  expect(check(changed)).toEqual([
    expect.stringContaining(
      'the message “Port <port> is taken, please choose another one.” differs from “Port <port> is occupied, please choose another one.” in English',
    ),
  ]);
});

it('is skipped on a site that explains no messages', () => {
  expect(messageCoverage.skipped?.(siteOf({ 'docs/en/index.mdx': page('# A') }))).toBe(
    'no page explains messages',
  );
});
