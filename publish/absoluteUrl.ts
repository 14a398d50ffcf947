import { site } from '@config/site';

/** A route as other programs must have it, whole: `/zh/guide/` → `https://host/base/zh/guide/`. */
export const absoluteUrl = (routePath: string): string =>
  site.origin + site.base + routePath.replace(/^\//, '');
