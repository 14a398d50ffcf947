/**
 * npm run check:output -- [--only rule]… [--changed] [--verbose] [--json file] [path]…
 *
 *   path            these files and folders alone, and what is reported without failing
 *   --only rule     this rule alone; may be given several times
 *   --changed       only what concerns files that differ from the main branch
 *   --verbose       also what is reported without failing
 *   --json file     counts what passed and failed into a file
 *
 * Reads the built site in dist/ as hosts serve it and tells what a reader would stumble over, at the
 * Markdown page that brought it. The list of rules is the policy; each stands in its own file with
 * its test beside it.
 */
import '../help.mjs';
import type { Rule } from '../content/report/Problem';
import { runRules } from '../content/report/runRules';
import { alternates } from './rules/alternates';
import { anchors } from './rules/anchors';
import { assets } from './rules/assets';
import { content } from './rules/content';
import { externalLinks } from './rules/externalLinks';
import { feeds } from './rules/feeds';
import { heading } from './rules/heading';
import { ids } from './rules/ids';
import { images } from './rules/images';
import { inlineStyles } from './rules/inlineStyles';
import { language } from './rules/language';
import { links } from './rules/links';
import { llmsLists } from './rules/llmsLists';
import { markdownCopies } from './rules/markdownCopies';
import { redirects } from './rules/redirects';
import { routes } from './rules/routes';
import { sitemap } from './rules/sitemap';
import { structuredData } from './rules/structuredData';
import { titles } from './rules/titles';
import type { BuiltSite } from './site/BuiltSite';
import { readOutput } from './site/readOutput';

const rules: Rule<BuiltSite>[] = [
  // Pages exist
  routes,
  redirects,
  sitemap,
  markdownCopies,
  llmsLists,
  content,
  // References resolve
  links,
  anchors,
  assets,
  ids,
  // Metadata is correct
  language,
  alternates,
  feeds,
  titles,
  structuredData,
  heading,
  images,
  externalLinks,
  inlineStyles,
];

process.exitCode = await runRules({ command: 'check:output', rules, read: readOutput });
