import { relative, sep } from 'node:path';
import type { Processor } from 'unified';
import verified from '@config/facts/verified.json';

const versions: Partial<Record<string, string>> = verified.pages;

/** The version that the samples of a page last passed with: `@rsbuild/core 1.7.6`; by its path below `docs/`. */
export function verifiedWith(path: string): string | undefined {
  const [, page = ''] = /^[^/]+\/(.*)$/.exec(path) ?? [];
  const version = versions[page];
  return version && `${verified.package} ${version}`;
}

/** Gives each page, in its own data, what its samples were last checked against: `npm run check:samples -- --record`. */
export function remarkVerifiedWith(this: Processor) {
  const { pageMeta } = this.data() as { pageMeta?: { verifiedWith?: string } };
  return (_tree: unknown, { path }: { path: string }): void => {
    const version = verifiedWith(relative('docs', path).replaceAll(sep, '/'));
    if (pageMeta && version) pageMeta.verifiedWith = version;
  };
}
