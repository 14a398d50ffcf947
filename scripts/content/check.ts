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
import { filesOfPage } from './page/filesOfPage';
import { runRules } from './report/runRules';
import { readSpeltContent } from './site/readContent';
import { rules } from './rules';

process.exitCode = await runRules({
  command: 'check:content',
  rules,
  read: readSpeltContent,
  page: {
    filesOf: filesOfPage,
    // Imported on demand: it needs TypeScript, which would make every other run slower to start.
    rules: async (root) => (await import('./page/pageRules')).pageRules(root),
  },
});
