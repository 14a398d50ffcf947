import { expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { optionFacts } from './optionFacts';

const check = (body: string, file = 'docs/en/guide/x.mdx'): string[] =>
  messagesOf(optionFacts.check(siteOf({ [file]: page(body) }))).map((line) =>
    line.slice(line.indexOf(':') + 1),
  );

it.each([
  [
    "Set `mode` to `'staging'`.",
    "5  mode does not take 'staging'  use one of 'development', 'production', 'none'",
  ],
  ["`mode: 'productoin'`", "5  mode does not take 'productoin'  did you mean 'production'?"],
  [
    "把 `logLevel` 设为 `'debug'`。",
    "5  logLevel does not take 'debug'  use one of 'info', 'warn', 'error', 'silent'",
  ],
  [
    '`server.port` defaults to `8080`.',
    '5  server.port defaults to 3000, and the text says 8080  write `3000`, or leave the default to <OptionMeta>',
  ],
  [
    '`server.port` 默认为 `8080`。',
    '5  server.port defaults to 3000, and the text says 8080  write `3000`, or leave the default to <OptionMeta>',
  ],
  [
    '`dev.browserLogs` was added in 1.4.0.',
    '5  dev.browserLogs came with 1.5.13, and the text says 1.4.0  write 1.5.13',
  ],
])('reports: %s', (text, problem) => {
  expect(check(text)).toEqual([problem]);
});

it("compares the documented default of a page's own option", () => {
  expect(check('Defaults to `8080`.', 'docs/en/config/server/port.mdx')).toHaveLength(1);
  expect(check('Defaults to `3000`.', 'docs/en/config/server/port.mdx')).toEqual([]);
});

it('accepts facts that match the package, and the options of others', () => {
  expect(
    check(
      "`mode: 'none'`, `logLevel: 'debug'` of the proxy, `server.port` defaults to `3000`, `dev.browserLogs` was added in v1.5.13",
    ),
  ).toEqual([]);
  expect(check("Set `mode` to `'staging'`.", 'docs/en/guide/migration/vite.mdx')).toEqual([]);
});
