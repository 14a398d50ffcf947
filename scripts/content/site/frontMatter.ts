import type { Link, Source } from './Site';

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

/** Where the cards of a home page lead. */
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
