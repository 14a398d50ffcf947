import type { Link, Source } from './Site';

/** A value of the front matter of any type, or `undefined` if it can't be parsed. */
export function frontMatterOf(source: Source, key: string): unknown {
  const value = source.frontMatter?.value;
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** `doc` by default (`specification §2`, page types). */
export function pageTypeOf(source: Source): string {
  const pageType = frontMatterOf(source, 'pageType');
  return typeof pageType === 'string' ? pageType : 'doc';
}

/** Links of a home page's cards. */
export function featureLinksOf(source: Source): Link[] {
  const features = frontMatterOf(source, 'features');
  if (!Array.isArray(features)) return [];
  return features.flatMap((feature: { link?: unknown } | null, index): Link[] => {
    const line = source.frontMatter?.lineOf(['features', index, 'link']) ?? 1;
    return typeof feature?.link === 'string'
      ? [{ line, url: feature.link, syntax: 'front matter' }]
      : [];
  });
}
