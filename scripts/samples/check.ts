/**
 * npm run check:samples -- [part of a path]… [--changed] [--record] [--json file]
 *
 *   part of a path  only the pages that have it in theirs
 *   --changed       only pages that differ from the main branch
 *   --record        notes for each page the version that it was checked against; needs all pages
 *   --json file     counts what passed and failed into a file
 *
 * Checks every code block of the pages against the packages of record in scripts/documented.
 * The list of checks is the policy; scripts/samples/README.md describes how to write a sample.
 */
import '../help.mjs';
import { checks } from './checks';
import { runSamples } from './run/runSamples';

process.exitCode = await runSamples(checks);
