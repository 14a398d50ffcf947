import { expect, it } from 'vitest';
import { headerRules } from '@config/headers';
import { nginxFile } from './nginxFile';
import { redirects } from '@config/redirects';

const file = nginxFile(headerRules({ scripts: ['abc='], styles: [] }), redirects);

/** The headers that stand within braces, or outside all. */
const headersIn = (text: string): string[] =>
  [...text.matchAll(/add_header (\S+) /g)].map(([, name = '']) => name).sort();

it('sends every header everywhere, hashed files among it', () => {
  const [, hashed = ''] = /location \^~ \/static\/ \{([^}]*)\}/.exec(file) ?? [];
  const outside = file.replace(/location [^{]*\{[^}]*\}/g, '');
  expect(headersIn(hashed)).toEqual(headersIn(outside));
  expect(headersIn(outside)).toContain('Content-Security-Policy');
  expect(hashed).toContain(
    'add_header Cache-Control "public, max-age=31536000, immutable" always;',
  );
  expect(outside).toContain(
    'add_header Cache-Control "public, max-age=0, must-revalidate" always;',
  );
});

it('has caches on the way keep compressed copies apart from others', () => {
  expect(file).toContain('gzip_static on;\n    gzip_vary on;');
});

it('leads old addresses to the new ones, with their query', () => {
  expect(file).toContain(
    'location = /zh/config/source/alias { return 301 /zh/config/resolve/alias$is_args$args; }',
  );
});

it('has its braces in pairs, and each other line of a block closed', () => {
  expect(file.match(/\{/g)?.length).toBe(file.match(/\}/g)?.length);
  for (const line of file.split('\n')) expect(line.trim()).toMatch(/^$|^#|[;{}]$/);
});
