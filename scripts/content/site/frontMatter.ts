import type { Source } from './Site';

/** A value of the front matter, whatever its type, or `undefined` where it cannot be read. */
export function frontMatterOf(source: Source, key: string): unknown {
  const value = source.frontMatter?.value;
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** `doc` where the page does not say (`specification §2`, page types). */
export function pageTypeOf(source: Source): string {
  const pageType = frontMatterOf(source, 'pageType');
  return typeof pageType === 'string' ? pageType : 'doc';
}
