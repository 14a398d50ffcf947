import type { Figures } from '../../site/readerFigures';
import { timeCommand } from '../../tools/processes';
import type { Site } from '../sites';
import { buildCommand, makeCold } from './commands';
import { withEditedPage } from './editedPage';
import { groupUse } from './groupUse';

const BYTES_PER_GIGABYTE = 1024 ** 3;

/** A build from scratch, and another one with the first one's cache and one page edited. */
export async function buildFigures(site: Site): Promise<Figures> {
  await makeCold(site);
  let peak = 0;
  const cold = await timeCommand(buildCommand(site), (group) => {
    if (process.platform === 'linux') peak = Math.max(peak, groupUse(group).memory);
  });
  const rebuild = await withEditedPage(site, async ({ say }) => {
    await say('A sentence that was not here before.');
    return timeCommand(buildCommand(site));
  });
  return {
    'cold build, s': cold,
    ...(peak > 0 && { 'peak memory of the cold build, GB': peak / BYTES_PER_GIGABYTE }),
    'rebuild after one edit, s': rebuild,
  };
}
