import type { HeaderRule } from '@config/headers';
import type { Redirect } from '@config/redirects';
import { DEFAULT_LANGUAGE, site } from '@config/site';

const withBase = (address: string): string => site.base + address.slice(1);

/** A backslash within a regular expression; nginx reads `\\` of its own file as one. */
const BACKSLASH = '\\\\\\\\';

/** Not the start of another host: browsers take `//host` and `/\host` for one. */
const NO_SLASH = `[^/${BACKSLASH}]`;

/** nginx reads `$` in a value as a variable, and a quote as its end; no header of ours has either. */
const header = (name: string, value: string): string => `add_header ${name} "${value}" always;`;

/** A rule's path as a location: `/static/*` is all below it. */
const locationOf = (path: string): string =>
  path.endsWith('*') ? `^~ ${withBase(path.slice(0, -1))}` : `= ${withBase(path)}`;

function redirectLines(moved: readonly Redirect[]): string[] {
  return moved.flatMap(({ from, to, addresses }) =>
    addresses.map((address) => {
      const target = address.replace(new RegExp(from), to);
      const location = target.startsWith('/') ? `${withBase(target)}$is_args$args` : target;
      return `location = ${withBase(address)} { return 301 ${location}; }`;
    }),
  );
}

/**
 * An nginx server for the site, from the same data as `_headers` and `_redirects`. A location with a header inherits
 * none, so each repeats all of them.
 */
export function nginxFile(rules: readonly HeaderRule[], moved: readonly Redirect[]): string {
  const [everywhere, ...narrower] = rules;
  const common = Object.entries(everywhere?.headers ?? {});
  const locations = narrower.flatMap(({ path, headers }) => [
    `location ${locationOf(path)} {`,
    ...[...common, ...Object.entries(headers)].map((entry) => `    ${header(...entry)}`),
    '    try_files $uri =404;',
    '}',
  ]);
  const body = [
    'listen 80;',
    `server_name ${new URL(site.origin).hostname};`,
    `# Copy the contents of dist/ to /srv/www${site.base}.`,
    'root /srv/www;',
    'charset utf-8;',
    'absolute_redirect off;',
    'merge_slashes on;',
    '',
    '# Malformed (400) and overlong (414) URLs and folders (403) get the 404 page as well.',
    `error_page 400 403 404 414 =404 ${withBase('/404.html')};`,
    `location = ${withBase('/404.html')} { internal; }`,
    `location = ${withBase('/404')} { return 404; }`,
    '# Files that configure hosts, such as this one, are not for readers.',
    `location ~ ^${withBase('/_')} { return 404; }`,
    '',
    '# Browsers read a backslash as a slash. No URL of this site has one, and no redirect may carry one on.',
    `if ($uri ~ ${BACKSLASH}) { return 404; }`,
    '',
    '# The compressed copies that `npm run compress` writes; brotli_static needs the module ngx_brotli.',
    'gzip_static on;',
    'gzip_vary on;',
    '# brotli_static on;',
    '',
    ...common.map((entry) => header(...entry)),
    header('Cache-Control', 'public, max-age=0, must-revalidate'),
    '',
    `rewrite ^${withBase(`/${DEFAULT_LANGUAGE}`)}(?:/(${NO_SLASH}.*)?)?$ ${site.base}$1 permanent;`,
    ...redirectLines(moved),
    '',
    ...locations,
    '# Browsers show Markdown copies instead of downloading them.',
    'location ~ \\.md$ {',
    '    types { }',
    '    default_type "text/markdown; charset=utf-8";',
    '}',
    `location ${site.base} {`,
    '    try_files $uri ${uri}index.html $uri.html $uri/index.html @slash;',
    '}',
    'location @slash {',
    `    rewrite ^(/${NO_SLASH}.*)/$ $1 permanent;`,
    '    return 404;',
    '}',
  ];
  return `# nginx for this site, as its build knows it: an example to begin with.\nserver {\n${body
    .map((line) => (line ? `    ${line}` : ''))
    .join('\n')}\n}\n`;
}
