import { expect, it } from 'vitest';
import { dropWeakGroups } from './limitPerPage';

const hit = (group: string, score: number) => ({ group, score });
const shown = (hits: ReturnType<typeof hit>[]) => dropWeakGroups(hits, ({ group }) => group);

it('drops weak hits of one group before good ones of the next', () => {
  const guide = hit('Guide', 6);
  const config = hit('Config', 5);
  const weakGuide = hit('Guide', 2);
  const weakConfig = hit('Config', 1);
  expect(shown([guide, config, weakGuide, weakConfig])).toEqual([guide, config, weakConfig]);
});

it('keeps all hits of a single group, and those nearly as good as the next group', () => {
  expect(shown([hit('Guide', 6), hit('Guide', 0.1)])).toHaveLength(2);
  expect(shown([hit('Guide', 6), hit('Config', 5), hit('Guide', 4)])).toHaveLength(3);
});
