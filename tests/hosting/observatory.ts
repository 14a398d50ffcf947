/** One test of the HTTP Observatory: its result, and the points it adds or deducts. */
export interface Verdict {
  test: string;
  result: string;
  points: number;
}

/** Bonuses are added only to a score of at least this. */
const MIN_SCORE_FOR_BONUS = 90;

const SIX_MONTHS_S = 15_768_000;

/** Sources that allow whole schemes. */
const BROAD = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;

const UNSAFE = /^(?:'unsafe-inline'|data:)$/;

const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

type Policy = ReadonlyMap<string, readonly string[]>;

const policyOf = (header: string): Policy =>
  new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

function contentSecurityPolicy(header: string | null): Verdict {
  const verdict = (result: string, points: number) => ({
    test: 'Content-Security-Policy',
    result,
    points,
  });
  if (header === null) return verdict('not implemented', -25);
  const policy = policyOf(header);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const styles = sources('style-src');
  if (
    scripts.some((source) => BROAD.test(source) || UNSAFE.test(source)) ||
    sources('object-src').some((source) => BROAD.test(source))
  ) {
    return verdict('unsafe scripts or objects', -20);
  }
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) {
    return verdict('insecure scheme', -20);
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return verdict('unsafe-eval', -10);
  if (styles.some((source) => BROAD.test(source) || UNSAFE.test(source))) {
    return verdict('unsafe styles', 0);
  }
  return policy.get('default-src')?.join() === "'none'"
    ? verdict("nothing unsafe, default-src 'none'", 10)
    : verdict('nothing unsafe', 5);
}

function transportSecurity(header: string | null): Verdict {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  const test = 'Strict-Transport-Security';
  if (Number.isNaN(age)) return { test, result: 'not implemented', points: -20 };
  return age < SIX_MONTHS_S
    ? { test, result: 'less than six months', points: -10 }
    : { test, result: 'six months or more', points: 0 };
}

function frameOptions(header: string | null, policy: string | null): Verdict {
  const test = 'X-Frame-Options';
  const ancestors = policyOf(policy ?? '').get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((source) => BROAD.test(source))) {
    return { test, result: 'by frame-ancestors', points: 5 };
  }
  return /^(?:deny|sameorigin)$/i.test(header ?? '')
    ? { test, result: 'by header', points: 0 }
    : { test, result: 'not implemented', points: -20 };
}

/** Scripts of another host without integrity cost points; the site's own don't need it. */
function subresourceIntegrity(html: string): Verdict {
  const test = 'Subresource integrity';
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)];
  return foreign.every(([tag]) => tag.includes(' integrity='))
    ? { test, result: 'all scripts are of this origin', points: 0 }
    : { test, result: 'scripts of other hosts without it', points: -5 };
}

/**
 * Scores a response by the published rules of the HTTP Observatory (scoring of 2024, tests and modifiers as in its
 * source). Redirecting HTTP to HTTPS is up to the host, not to a header.
 */
export function judge({ headers }: Response, html: string): Verdict[] {
  const policy = headers.get('content-security-policy');
  const referrer = headers.get('referrer-policy') ?? '';
  const resources = headers.get('cross-origin-resource-policy') ?? '';
  const hasCookie = headers.has('set-cookie');
  const isOpen = headers.has('access-control-allow-origin');
  const isNosniff = headers.get('x-content-type-options') === 'nosniff';
  return [
    contentSecurityPolicy(policy),
    hasCookie
      ? { test: 'Cookies', result: 'some are set', points: -20 }
      : { test: 'Cookies', result: 'none', points: 0 },
    isOpen
      ? { test: 'CORS', result: 'open', points: -50 }
      : { test: 'CORS', result: 'not implemented', points: 0 },
    PRIVATE_REFERRERS.includes(referrer)
      ? { test: 'Referrer-Policy', result: 'private', points: 5 }
      : {
          test: 'Referrer-Policy',
          result: referrer || 'not implemented',
          points: referrer ? -5 : 0,
        },
    transportSecurity(headers.get('strict-transport-security')),
    subresourceIntegrity(html),
    isNosniff
      ? { test: 'X-Content-Type-Options', result: 'nosniff', points: 0 }
      : { test: 'X-Content-Type-Options', result: 'not implemented', points: -5 },
    frameOptions(headers.get('x-frame-options'), policy),
    /^same-(?:origin|site)$/.test(resources)
      ? { test: 'Cross-Origin-Resource-Policy', result: resources, points: 10 }
      : { test: 'Cross-Origin-Resource-Policy', result: resources || 'not implemented', points: 0 },
  ];
}

/** The total score: deductions from 100, and then, if enough is left, bonuses. */
export function scoreOf(verdicts: readonly Verdict[]): number {
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 0);
  const kept = 100 + sum(verdicts.map(({ points }) => Math.min(0, points)));
  const bonus = sum(verdicts.map(({ points }) => Math.max(0, points)));
  return kept >= MIN_SCORE_FOR_BONUS ? kept + bonus : kept;
}
