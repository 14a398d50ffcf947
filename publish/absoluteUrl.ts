import { site } from '@config/site';

/** Absolute URL of a route: `/zh/guide/` → `https://host/base/zh/guide/`. */
export const absoluteUrl = (routePath: string): string =>
  site.origin + site.base + routePath.replace(/^\//, '');
