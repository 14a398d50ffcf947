import type { RouteMeta } from '@rspress/core';
import { site } from '@config/site';
import { markdownFile } from '@markdown/export/markdownFile';
import { absoluteUrl } from './absoluteUrl';

/** Size of a social card in pixels, as social networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Path of a page's card, relative to the site's base: `/guide/` → `/cards/guide/index.png`. */
const cardFile = (routePath: string): string =>
  `/cards${markdownFile(routePath).replace(/\.md$/, '.png')}`;

/** Declares the page's card for social networks, if the site has cards. */
export const cardTags = ({ routePath }: Pick<RouteMeta, 'routePath'>): string =>
  site.hasCards
    ? `<meta property="og:image" content="${absoluteUrl(cardFile(routePath))}">` +
      `<meta property="og:image:width" content="${String(CARD_SIZE.width)}">` +
      `<meta property="og:image:height" content="${String(CARD_SIZE.height)}">` +
      '<meta name="twitter:card" content="summary_large_image">'
    : '<meta name="twitter:card" content="summary">';
