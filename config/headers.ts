import { WORKER_FILE } from '@offline/offlineFiles';
import { site } from './site';

/** Header name → value. */
export type Headers = Readonly<Record<string, string>>;

/** A path below the site's base, which may end with `*`, and the headers of its responses. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** Browser features that pages don't use. The list is short, because every response contains it. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

const TWO_YEARS_S = 63_072_000;
const ONE_YEAR_S = 31_536_000;

const { appId } = site.search;

/** Hosts of the configured search application, which `algoliasearch` reads from. */
const searchHosts = appId
  ? [
      `https://${appId}-dsn.algolia.net`,
      ...[1, 2, 3].map((spare) => `https://${appId}-${String(spare)}.algolianet.com`),
    ]
  : [];

const imageHosts = site.heroLogo || site.heroBackground ? [site.assetHost] : [];

/** SHA-256 hashes of inline scripts and styles, in base64. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const sourcesOf = (hashes: readonly string[]): string[] => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The content security policy: pages load only the site's files, and run only inline scripts and styles with these
 * hashes.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sourcesOf(scripts)],
    'style-src': ["'self'", ...sourcesOf(styles)],
    // The landing page's stars and bars have style attributes; check:output lists the attributes that are allowed.
    'style-src-attr': ["'unsafe-inline'"],
    // Stylesheets contain small images as data URIs.
    'img-src': ["'self'", 'data:', ...imageHosts],
    'connect-src': ["'self'", ...searchHosts],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Headers for any host. Hosts combine the rules that match a path, so no two rules set the same header. Files that
 * aren't immutable are revalidated, which is the default of Netlify and Cloudflare Pages.
 *
 * None requests early hints. Hosts configure them as `Link` headers of a path, and only `/*` matches all pages,
 * because their URLs have no extension: scripts, copies and indexes would have the header too. A page names the same
 * files in its first 2 kB, which a static host sends as early as it could send the hint.
 */
export const headerRules = (hashes: InlineHashes): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes),
      'Strict-Transport-Security': `max-age=${String(TWO_YEARS_S)}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': REFERRER_POLICY,
      'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  // Their names contain a hash of the content.
  {
    path: '/static/*',
    headers: { 'Cache-Control': `public, max-age=${String(ONE_YEAR_S)}, immutable` },
  },
  // The worker's file is at the root of its scope, so `Service-Worker-Allowed` isn't needed.
  { path: `/${WORKER_FILE}`, headers: { 'Cache-Control': 'no-cache' } },
];
