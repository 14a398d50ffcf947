import { readFileSync } from 'node:fs';
import type { UserConfig } from '@rspress/core';
import { highlighting } from './code/highlighting';
import { docs, referencePages } from './code/references/pages';
import { rehypeBareHeadings } from './plugins/rehypeBareHeadings';
import { rehypeBlockWhitespace } from './plugins/rehypeBlockWhitespace';
import { rehypeCodeBlock } from './plugins/rehypeCodeBlock';
import { rehypeReferenceLinks } from './plugins/rehypeReferenceLinks';
import { remarkFallbackHeading } from './plugins/remarkFallbackHeading';
import { remarkHomeLayout } from './plugins/remarkHomeLayout';
import { remarkImageSize } from './plugins/remarkImageSize';
import { remarkOptionMeta } from './plugins/remarkOptionMeta';
import { remarkVerifiedWith } from './plugins/remarkVerifiedWith';

const routeTable = JSON.parse(
  readFileSync(new URL('../tests/data/routes.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

const plannedRoutes = new Set(Object.values(routeTable).flat());

/** A page of the route table that is yet to be written; the rule `routes` of check:content lists it. */
const isPlanned = (url: string): boolean => plannedRoutes.has(url.replace(/[?#].*$/, ''));

/** How Markdown becomes a page: what is checked, and how code is coloured. */
export const markdown = {
  remarkPlugins: [
    remarkFallbackHeading,
    remarkHomeLayout,
    remarkOptionMeta,
    remarkImageSize,
    remarkVerifiedWith,
  ],
  rehypePlugins: [
    rehypeBareHeadings,
    [rehypeReferenceLinks, { pages: referencePages, docs }],
    rehypeCodeBlock,
    rehypeBlockWhitespace,
  ],
  shiki: highlighting,
  showLineNumbers: false,
  defaultWrapCode: false,
  // The engine knows only headings outside components: anchors are checked by `npm run build` before it begins.
  link: { checkDeadLinks: { excludes: isPlanned }, checkAnchors: false },
  image: { checkDeadImages: true },
} satisfies UserConfig['markdown'];
