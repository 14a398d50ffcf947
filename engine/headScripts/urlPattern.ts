import type { UserConfig } from '@rspress/core';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Pattern that inline scripts use to parse a URL's path. Groups: 1 base and version, 2 language if there is one, 3 the
 * rest.
 */
export function urlPattern({ base = '/', locales = [], multiVersion }: UserConfig): RegExp {
  const languages = locales.map(({ lang }) => escape(lang)).join('|');
  const versions = multiVersion?.versions.map(escape).join('|');
  const prefix = escape(base) + (versions ? `(?:(?:${versions})/)?` : '');
  // The rest has no leading slashes, because `//host` would be a URL of another site.
  return new RegExp(`^(${prefix})(?:(${languages})(?:/|$))?/*(.*)$`);
}
