import { page, siteOf } from '../../content/testing/siteOf';
import type { SampleCheck } from '../sample/Sample';
import { samplesOf } from '../sample/samplesOf';

/** The line of the first block on the page. */
const FIRST_FENCE = 5;

/**
 * A check's problems for the blocks of one page, as `line what was found what to do`, with lines counted from its
 * first fence.
 */
export async function messagesOf(
  check: SampleCheck,
  ...blocks: readonly string[]
): Promise<string[]> {
  const samples = samplesOf(siteOf({ 'docs/en/x.mdx': page(blocks.join('\n\n')) }));
  const taken = samples.filter((sample) => check.takes(sample));
  const results = await check.check(taken);
  return taken.flatMap((sample, index) =>
    (results[index] ?? []).map(({ line, found, remedy }) => {
      const [place] = sample.places;
      return `${String(place.line - FIRST_FENCE + line)}  ${found}  ${remedy}`;
    }),
  );
}

/** A block of a page. */
export const block = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;
