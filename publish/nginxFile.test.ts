import { expect, it } from 'vitest';
import { headerRules } from '@config/headers';
import { nginxFile } from './nginxFile';
import { redirects } from '@config/redirects';

const file = nginxFile(headerRules({ scripts: ['abc='], styles: [] }), redirects);

/** Headers within braces, or outside of all braces. */
const headersIn = (text: string): string[] =>
  [...text.matchAll(/add_header (\S+) /g)].map(([, name = '']) => name).sort();

it('sends every header for every path, including hashed files', () => {
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

it('makes shared caches store compressed responses separately', () => {
  expect(file).toContain('gzip_static on;\n    gzip_vary on;');
});

it('redirects old URLs to the new ones and keeps the query', () => {
  expect(file).toContain(
    'location = /zh/config/source/alias { return 301 /zh/config/resolve/alias$is_args$args; }',
  );
});

it('has balanced braces, and a semicolon after each other line of a block', () => {
  expect(file.match(/\{/g)?.length).toBe(file.match(/\}/g)?.length);
  for (const line of file.split('\n')) expect(line.trim()).toMatch(/^$|^#|[;{}]$/);
});
