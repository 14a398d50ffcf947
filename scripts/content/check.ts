/**
 * npm run check:content -- [--only rule]… [--changed] [--fix] [--verbose] [--json file] [--page route] [path]…
 *
 *   path            only these files and folders, including reports that don't fail
 *   --page route    one page in both languages, including hints for its writer: claims and options
 *   --only rule     only this rule; can be repeated
 *   --changed       only problems in files that differ from the main branch
 *   --fix           fixes what needs no decision
 *   --verbose       includes reports that don't fail
 *   --json file     writes the number of passed and failed rules to a file
 *
 * Reports mistakes in docs/ with their line, without a build. Each rule is a file with its test next to it.
 */
import '../help.mjs';
import { contentCheck } from './contentCheck';
import { runRules } from './report/runRules';

process.exitCode = await runRules(contentCheck);
