import type { Redirect } from '@config/redirects';

/**
 * The target of a redirect; undefined if no pattern matches.
 * @param warn called for each invalid pattern, which is skipped; specification §5
 */
export function redirectTarget(
  path: string,
  redirects: readonly Pick<Redirect, 'from' | 'to'>[],
  warn: (message: string) => void,
): string | undefined {
  for (const { from, to } of redirects) {
    let pattern: RegExp;
    try {
      pattern = new RegExp(from);
    } catch {
      warn(`Invalid redirect pattern: ${from}`);
      continue;
    }
    if (pattern.test(path)) return path.replace(pattern, to);
  }
  return undefined;
}
