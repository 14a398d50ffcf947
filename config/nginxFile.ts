import type { HeaderRule } from './headers';
import type { Redirect } from './redirects';
import { DEFAULT_LANGUAGE, site } from './site';

const withBase = (address: string): string => site.base + address.slice(1);

/** nginx reads `$` in a value as a variable, and a quote as its end; no header of ours has either. */
const header = (name: string, value: string): string => `add_header ${name} "${value}" always;`;

/** A rule's path as a location: `/static/*` is all below it. */
const locationOf = (path: string): string => withBase(path.replace(/\*$/, ''));

function redirectLines(moved: readonly Redirect[]): string[] {
  return moved.flatMap(({ from, to, addresses }) =>
    addresses.map((address) => {
      const target = address.replace(new RegExp(from), to);
      const location = target.startsWith('/') ? withBase(target) : target;
      return `location = ${withBase(address)} { return 301 ${location}; }`;
    }),
  );
}

/**
 * An nginx server for the site, from the same data as `_headers` and `_redirects`. A location with a header of its own
 * takes none from around it, so each states all of its own.
 */
export function nginxFile(rules: readonly HeaderRule[], moved: readonly Redirect[]): string {
  const [everywhere, ...narrower] = rules;
  const common = Object.entries(everywhere?.headers ?? {});
  const locations = narrower.flatMap(({ path, headers }) => [
    `location ${locationOf(path)} {`,
    ...[...common, ...Object.entries(headers)].map((entry) => `    ${header(...entry)}`),
    '}',
  ]);
  const body = [
    'listen 80;',
    `server_name ${new URL(site.origin).host};`,
    `# The contents of dist/ lie in /srv/www${site.base}.`,
    'root /srv/www;',
    'charset utf-8;',
    'absolute_redirect off;',
    `error_page 404 ${withBase('/404.html')};`,
    '',
    '# The compressed copies that `npm run compress` writes; brotli_static needs the module ngx_brotli.',
    'gzip_static on;',
    'gzip_vary on;',
    '# brotli_static on;',
    '',
    ...common.map((entry) => header(...entry)),
    header('Cache-Control', 'public, max-age=0, must-revalidate'),
    '',
    `rewrite ^${withBase(`/${DEFAULT_LANGUAGE}`)}/(.*)$ ${site.base}$1 permanent;`,
    ...redirectLines(moved),
    '',
    ...locations,
    '# Markdown copies are shown and not saved.',
    'location ~ \\.md$ {',
    '    types { }',
    '    default_type "text/markdown; charset=utf-8";',
    '}',
    `location ${site.base} {`,
    '    try_files $uri ${uri}index.html $uri.html $uri/index.html @slash;',
    '}',
    'location @slash {',
    '    rewrite ^(.+)/$ $1 permanent;',
    '    return 404;',
    '}',
  ];
  return `# nginx for this site, as its build knows it: an example to begin with.\nserver {\n${body
    .map((line) => (line ? `    ${line}` : ''))
    .join('\n')}\n}\n`;
}
