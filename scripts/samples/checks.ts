import { component } from './checks/component';
import { effect } from './checks/effect';
import { fence } from './checks/fence';
import { fileName } from './checks/fileName';
import { html } from './checks/html';
import { json } from './checks/json';
import { configuration } from './checks/runs/configuration';
import { output } from './checks/runs/output';
import { shell } from './checks/shell/shell';
import { styles } from './checks/styles';
import { types } from './checks/types/types';
import type { SampleCheck } from './sample/Sample';

/** The checks of `npm run check:samples` for each code block. */
export const checks: readonly SampleCheck[] = [
  // The info string is valid
  fence,
  fileName,
  // The code is valid
  types,
  json,
  styles,
  html,
  component,
  shell,
  // The code behaves as the page says
  configuration,
  output,
  effect,
];
