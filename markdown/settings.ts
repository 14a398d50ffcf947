import type { UserConfig } from '@rspress/core';
import type { Root } from 'hast';
import { DiskCache } from '@engine/cache/DiskCache';
import { highlighting } from './code/highlighter';
import { docs, referencePages } from './code/references/pages';
import { projectDigest } from '@engine/cache/digest';
import { rehypeBareHeadings } from './plugins/rehypeBareHeadings';
import { rehypeBlockWhitespace } from './plugins/rehypeBlockWhitespace';
import { rehypeCodeBlock } from './plugins/rehypeCodeBlock';
import { rehypeForeignWords } from './plugins/rehypeForeignWords';
import { rehypeReferenceLinks } from './plugins/rehypeReferenceLinks';
import { rehypeStackedTables } from './plugins/rehypeStackedTables';
import { rehypeStepsOutline } from './plugins/rehypeStepsOutline';
import { remarkFallbackHeading } from './plugins/remarkFallbackHeading';
import { remarkHomeLayout } from './plugins/remarkPageComponents';
import { remarkImageSize } from './plugins/remarkImageSize';
import { remarkMigrationTable } from './plugins/remarkMigrationTable';
import { remarkOptionChanges } from './plugins/remarkOptionChanges';
import { remarkOptionEffect } from './plugins/remarkOptionEffect';
import { remarkOptionFields } from './plugins/remarkOptionFields';
import { remarkOptionMeta } from './plugins/remarkOptionMeta';
import { remarkOptionTable } from './plugins/remarkOptionTable';
import { remarkTypeDeclaration } from './plugins/remarkTypeDeclaration';
import { remarkVerifiedWith } from './plugins/remarkVerifiedWith';
import { themeConfig } from '@config/theme';
import { generatedFiles } from '@publish/generatedFiles';

/** Cache of highlighted blocks: translations share samples, and an edited page keeps most of its blocks. */
const cache = new DiskCache<Root>('.cache/highlighting', projectDigest('.'));

const typeLinks = { pages: referencePages, docs };

/** Markdown options of the engine. */
export const markdown = {
  remarkPlugins: [
    [remarkFallbackHeading, themeConfig],
    remarkHomeLayout,
    [remarkOptionMeta, typeLinks],
    [remarkOptionFields, typeLinks],
    [remarkOptionTable, typeLinks],
    [remarkOptionEffect, { docs }],
    [remarkTypeDeclaration, typeLinks],
    [remarkMigrationTable, { docs }],
    [remarkOptionChanges, { docs }],
    remarkImageSize,
    remarkVerifiedWith,
  ],
  rehypePlugins: [
    rehypeBareHeadings,
    rehypeStepsOutline,
    [rehypeReferenceLinks, { pages: referencePages, docs }],
    rehypeForeignWords,
    rehypeStackedTables,
    rehypeCodeBlock,
    rehypeBlockWhitespace,
  ],
  shiki: { ...highlighting, cache },
  showLineNumbers: false,
  defaultWrapCode: false,
  // The engine only knows headings outside components; `npm run build` checks anchors itself.
  link: { checkDeadLinks: { excludes: [...generatedFiles] }, checkAnchors: false },
  image: { checkDeadImages: true },
} satisfies UserConfig['markdown'];
