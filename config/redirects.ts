/** A redirect from an old URL; specification §2 'Client-side redirects'. */
export interface Redirect {
  /** A regular expression for the URL's path, without base, query and hash. */
  from: string;
  /** The new URL, with `$1` for groups of the pattern; can be another site. */
  to: string;
  /** All paths that the pattern matches: each gets a static page. */
  paths: readonly string[];
}

/** A redirect in both languages. */
function moved(from: string, to: string): Redirect {
  return {
    from: `^(/zh)?${from}/?$`,
    to: to.startsWith('/') ? `$1${to}` : to,
    paths: [from, `/zh${from}`],
  };
}

const stylingPages = ['css-usage', 'css-modules', 'tailwindcss', 'tailwindcss-v3', 'unocss'];

export const redirects: readonly Redirect[] = [
  moved('/config/source/alias', '/config/resolve/alias'),
  moved('/config/source/alias-strategy', '/config/resolve/alias-strategy'),
  moved(
    '/plugins/list/plugin-assets-retry',
    'https://github.com/rspack-contrib/rsbuild-plugin-assets-retry',
  ),
  ...stylingPages.map((page) => moved(`/guide/basic/${page}`, `/guide/styling/${page}`)),
  moved('/guide/basic/configure-rspack', '/guide/configuration/rspack'),
  moved('/guide/basic/configure-rsbuild', '/guide/configuration/rsbuild'),
  moved('/guide/basic/configure-swc', '/guide/configuration/swc'),
];
