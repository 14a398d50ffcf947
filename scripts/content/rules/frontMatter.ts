import { SOURCE_HASH_KEY } from '@publish/sourceHash';
import { z } from 'zod';
import { schemaDiagnostics } from '@diagnostics/schemaDiagnostics';
import type { Page } from '../site/Site';
import type { Problem, Rule } from '../report/Problem';

/** Maximum length of a description in characters (`specification §3`; search engines show up to here). */
const DESCRIPTION_LIMIT = 160;

const text = z
  .string({ error: 'write it as text' })
  .trim()
  .min(1, 'write some text, or remove the key');
const flag = z.boolean({ error: 'write true or false' }).optional();

const feature = z.strictObject({
  icon: text.optional(),
  title: z.string({ error: 'give the card a title' }).trim().min(1, 'give the card a title'),
  details: z
    .string({ error: 'say in a line what it gives' })
    .trim()
    .min(1, 'say in a line what it gives'),
  link: text.optional(),
  span: z.literal([2, 3, 4, 6], { error: 'use one of 2, 3, 4, 6' }).optional(),
});

const feed = z.strictObject({
  url: z.string({ error: 'write the URL of the feed' }),
  mime: z.string({ error: 'write its type, for example application/rss+xml' }),
  language: z.literal(['en', 'zh-CN'], { error: 'use one of en, zh-CN' }),
});

const headTag = z.tuple(
  [
    z.literal(['meta', 'link'], { error: 'use one of meta, link' }),
    z.record(z.string(), z.string({ error: 'write it as text' }), {
      error: 'write { attribute: value }',
    }),
  ],
  { error: 'write each tag as [name, { attribute: value }]' },
);

/** `specification §3`, Frontmatter, and the fields that the engine's sidebar and overview read. */
const schema = z.strictObject({
  title: text.optional(),
  titleSuffix: text.optional(),
  description: z
    .string({ error: 'add one sentence that answers what a reader searched for' })
    .trim()
    .min(1, 'write one sentence that answers what a reader searched for')
    .max(DESCRIPTION_LIMIT - 1, `shorten it to under ${String(DESCRIPTION_LIMIT)} characters`)
    .regex(/^[^\n]*$/, 'write it in one line'),
  pageType: z
    .literal(['home', 'doc', 'custom', 'blank', '404'], {
      // YAML parses 404 as a number, which the engine doesn't accept.
      error: ({ input }) =>
        input === 404 ? "write '404' between quotes" : 'use one of home, doc, custom, blank, 404',
    })
    .optional(),
  head: z.array(headTag, { error: 'write a list of tags' }).optional(),
  features: z.array(feature, { error: 'write a list of cards' }).optional(),
  overview: flag,
  overviewHeaders: z
    .array(z.int({ error: 'write levels, for example [2, 3]' }), {
      error: 'write a list of levels',
    })
    .optional(),
  overviewDetails: flag,
  navbar: flag,
  sidebar: flag,
  outline: flag,
  footer: flag,
  globalUIComponents: flag,
  search: flag,
  tag: text.optional(),
  context: text.optional(),
  icon: text.optional(),
  published_at: z.iso.date({ error: 'write the day as YYYY-MM-DD' }).optional(),
  /** Why the page is short. */
  short: text.optional(),
  [SOURCE_HASH_KEY]: z.unknown().optional(),
  feeds: z.array(feed, { error: 'write a list of feeds' }).optional(),
});

export const frontMatter: Rule = {
  name: 'front-matter',
  description: 'Every page begins with front matter that the schema knows, a description among it.',
  check: (site) => site.pages.flatMap(check),
};

function check(page: Page): Problem[] {
  const { file, frontMatter: data } = page;
  if (!data && page.text.startsWith('---')) {
    return [
      {
        file,
        line: 1,
        found: 'the front matter is not closed',
        remedy: 'end it with a line of ---',
      },
    ];
  }
  if (!data) {
    const remedy = 'begin the page with ---, description: one sentence, ---';
    return [{ file, line: 1, found: 'there is no front matter', remedy }];
  }
  if (data.diagnostics.length > 0)
    return data.diagnostics.map((diagnostic) => ({ file, ...diagnostic }));
  // YAML parses an empty block as null, which is treated as an empty object here.
  return schemaDiagnostics(file, data.value === null ? { ...data, value: {} } : data, schema);
}
