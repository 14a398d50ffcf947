/** One old address and where it leads; specification §2 'Client-side redirects'. */
export interface Redirect {
  /** A regular expression over the page's address, without base, query and hash. */
  from: string;
  /** The new address, with `$1` for what the pattern's groups hold; or another site. */
  to: string;
  /** Every address that the pattern stands for: each gets a static page of its own. */
  addresses: readonly string[];
}

/** A page that moved in both languages. */
function moved(from: string, to: string): Redirect {
  return {
    from: `^(/zh)?${from}/?$`,
    to: to.startsWith('/') ? `$1${to}` : to,
    addresses: [from, `/zh${from}`],
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
