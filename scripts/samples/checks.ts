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
import type { SampleCheck } from './sample/Sample';

/** The policy: what `npm run check:samples` asks of every code block. */
export const checks: readonly SampleCheck[] = [
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
];
