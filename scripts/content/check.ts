/**
 * npm run check:content -- [--only rule]… [--changed] [--fix] [--verbose] [--json file] [--page route] [path]…
 *
 *   path            these files and folders alone, and what is reported without failing
 *   --page route    one page in both languages, and what only its writer can judge: claims and options
 *   --only rule     this rule alone; may be given several times
 *   --changed       only what concerns files that differ from the main branch
 *   --fix           mends what can be mended without a decision
 *   --verbose       also what is reported without failing
 *   --json file     counts what passed and failed into a file
 *
 * Tells writers what is wrong in docs/, at the line, without a build. The list of rules is the
 * policy; each rule stands in its own file with its test beside it.
 */
import '../help.mjs';
import { compileLater } from '@config/compileLater';
import { importBundled } from '../../config/bundled.mjs';
import { filesOfPage } from './page/filesOfPage';
import type * as PageRules from './page/pageRules';
import type { Rule } from './report/Problem';
import { runRules } from './report/runRules';
import { addresses } from './rules/addresses';
import { apiMembers } from './rules/apiMembers';
import { containers } from './rules/containers';
import { fences } from './rules/fences';
import { frontMatter } from './rules/frontMatter';
import { headingCase } from './rules/headingCase';
import { headingIds } from './rules/headingIds';
import { images } from './rules/images';
import { imports } from './rules/imports';
import { linkText } from './rules/linkText';
import { knownNames } from './rules/knownNames';
import { links } from './rules/links';
import { names } from './rules/names';
import { navigation } from './rules/navigation';
import { optionFields, optionFieldLists } from './rules/optionFields';
import { optionFacts } from './rules/optionFacts';
import { optionLinks } from './rules/optionLinks';
import { optionNamesRule } from './rules/optionNames';
import { optionPages } from './rules/optionPages';
import { referenceCoverage } from './rules/referenceCoverage';
import { redirects } from './rules/redirects';
import { routes } from './rules/routes';
import { sentences } from './rules/sentences';
import { sidebar } from './rules/sidebar';
import { sidebarTwins } from './rules/sidebarTwins';
import { spelling } from './rules/spelling';
import { tables } from './rules/tables';
import { slips } from './rules/slips';
import { strings } from './rules/strings';
import { syntax } from './rules/syntax';
import { thinPages } from './rules/thinPages';
import { title } from './rules/title';
import { translationRecord } from './rules/translationRecord';
import { translationState } from './rules/translationState';
import { twins } from './rules/twins';
import { twinsContent } from './rules/twinsContent';
import { twinsParts } from './rules/twinsParts';
import { typography } from './rules/typography';
import { untranslated } from './rules/untranslated';
import { voice } from './rules/voice';
import { readSpeltContent } from './site/readContent';

const rules: Rule[] = [
  // A page can be read
  syntax,
  frontMatter,
  title,
  containers,
  tables,
  fences,
  imports,
  // It has its place
  addresses,
  routes,
  redirects,
  navigation,
  sidebar,
  // What it names is there
  links,
  linkText,
  images,
  optionPages,
  optionFields,
  optionFieldLists,
  optionNamesRule,
  optionLinks,
  optionFacts,
  apiMembers,
  knownNames,
  referenceCoverage,
  strings,
  // Both languages say the same
  twins,
  headingIds,
  sidebarTwins,
  twinsContent,
  twinsParts,
  translationRecord,
  translationState,
  // Its words read well
  typography,
  untranslated,
  spelling,
  slips,
  names,
  headingCase,
  voice,
  sentences,
  thinPages,
];

const PAGE_RULES = 'scripts/content/page/pageRules.ts';

compileLater();
process.exitCode = await runRules({
  command: 'check:content',
  rules,
  read: readSpeltContent,
  page: {
    filesOf: filesOfPage,
    // Bundled apart: it needs TypeScript, which would make every other run slower to start.
    rules: async (root) => (await importBundled<typeof PageRules>(PAGE_RULES)).pageRules(root),
  },
});
