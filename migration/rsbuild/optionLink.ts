import { routeOf } from '@config/facts/migrations/table';
import type { Report } from '../Report';

/** A link to the page of an option; `shown` if another name is shown, such as that of a field. */
export function optionLink({ lang }: Report, name: string, shown = name): string {
  return `[\`${shown}\`](${lang === 'zh' ? '/zh' : ''}${routeOf(name)})`;
}
