/**
 * npm run check:samples -- [part of a path]… [--changed] [--record] [--json file]
 *
 *   part of a path  only the pages that have it in theirs
 *   --changed       only pages that differ from the main branch
 *   --record        notes for each page the version that it was checked against; needs all pages
 *   --json file     counts what passed and failed into a file
 *
 * Checks every code block of the pages against the packages of record in scripts/documented.
 * The list of checks is the policy; CONTRIBUTING.md tells how a sample is written.
 */
import '../help.mjs';
import { component } from './checks/component';
import { fence } from './checks/fence';
import { fileName } from './checks/fileName';
import { html } from './checks/html';
import { json } from './checks/json';
import { configuration } from './checks/runs/configuration';
import { output } from './checks/runs/output';
import { shell } from './checks/shell/shell';
import { styles } from './checks/styles';
import { types } from './checks/types/types';
import { runSamples } from './run/runSamples';

process.exitCode = await runSamples([
  // What the fence says is understood
  fence,
  fileName,
  // The code is right by its language
  types,
  json,
  styles,
  html,
  component,
  shell,
  // It does what the page says
  configuration,
  output,
]);
