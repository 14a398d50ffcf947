import { relative, sep } from 'node:path';
import type { Processor } from 'unified';
import verified from '@config/facts/verified.json';

const versions: Partial<Record<string, string>> = verified.pages;

/** The version that a page's samples were last checked with, `@rsbuild/core 1.7.6`, by path below `docs/`. */
export function verifiedWith(path: string): string | undefined {
  const [, page = ''] = /^[^/]+\/(.*)$/.exec(path) ?? [];
  const version = versions[page];
  return version && `${verified.package} ${version}`;
}

/**
 * Adds the version that the samples were last checked with to each page's data: `npm run check:samples -- --record`.
 */
export function remarkVerifiedWith(this: Processor) {
  const { pageMeta } = this.data() as { pageMeta?: { verifiedWith?: string } };
  return (_tree: unknown, { path }: { path: string }): void => {
    const version = verifiedWith(relative('docs', path).replaceAll(sep, '/'));
    if (pageMeta && version) pageMeta.verifiedWith = version;
  };
}
