import { WORKER_FILE } from '@offline/offlineFiles';
import { site } from './site';

/** Header name → value. */
export type Headers = Readonly<Record<string, string>>;

/** A path below the site's base, which may end with `*` for all below it, and what responses there carry. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** What a page could do to a reader who allowed it; pages ask nothing of it. Each response says it, so the list is short. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

const TWO_YEARS_S = 63_072_000;
const ONE_YEAR_S = 31_536_000;

const { appId } = site.search;

/** Hosts of the configured search application: those that `algoliasearch` reads from. */
const searchHosts = appId
  ? [
      `https://${appId}-dsn.algolia.net`,
      ...[1, 2, 3].map((spare) => `https://${appId}-${String(spare)}.algolianet.com`),
    ]
  : [];

const imageHosts = site.heroLogo || site.heroBackground ? [site.assetHost] : [];

/** The SHA-256, in base64, of what stands in pages themselves. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const sourcesOf = (hashes: readonly string[]): string[] => hashes.map((hash) => `'sha256-${hash}'`);

/** What a page may load and run: its own files, and inline the scripts and styles alone whose hashes are named. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sourcesOf(scripts)],
    'style-src': ["'self'", ...sourcesOf(styles)],
    // The landing page's stars and bars carry their own sizes; check:output names each attribute that may.
    'style-src-attr': ["'unsafe-inline'"],
    // Style sheets hold small drawings as data.
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
 * What every host is asked to send. Rules that match one path add up on hosts, so no two of them name one header:
 * what is not immutable is revalidated, as Netlify and Cloudflare Pages do by default.
 *
 * None asks for early hints. Hosts take them as `Link` of a path, and only `/*` holds all pages, whose addresses have no
 * extension: so each script, copy and index would carry them too. What they name, a page itself names in its first
 * 2 kB, which a host of files sends as soon as it could the hint.
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
  // Their names change with their content.
  {
    path: '/static/*',
    headers: { 'Cache-Control': `public, max-age=${String(ONE_YEAR_S)}, immutable` },
  },
  // It lies above all that it may answer, so that no `Service-Worker-Allowed` is needed.
  { path: `/${WORKER_FILE}`, headers: { 'Cache-Control': 'no-cache' } },
];
