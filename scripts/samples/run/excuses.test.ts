import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../../content/testing/siteOf';
import { samplesOf } from '../sample/samplesOf';
import { block } from '../testing/messagesOf';
import { ceiling, excuses } from './excuses';

const checked = page(block('ts', 'f();'));
const excused = page(
  `${block('ts', 'f();')}\n\n${block('ts unchecked="its service is private"', 'g();')}`,
);
const samplesWith = (text: string) => samplesOf(siteOf({ 'docs/en/x.mdx': text }));

describe('the limit of unchecked samples', () => {
  it('accepts pages whose samples are all checked', () => {
    const { problems, failed } = ceiling(samplesWith(checked));
    expect([...problems, ...failed]).toEqual([]);
  });

  it('fails at the first sample over the limit, whatever its reason', () => {
    const samples = samplesWith(excused);
    const { problems, failed } = ceiling(samples);
    expect(messagesOf(problems)).toEqual([
      'docs/en/x.mdx:9  1 sample unchecked, where at most 0 may be  write one of those listed above so that it can be checked',
    ]);
    expect(failed).toEqual([samples[1]]);
  });

  it('counts a sample in both languages once', () => {
    const both = samplesOf(siteOf({ 'docs/en/x.mdx': excused, 'docs/zh/x.mdx': excused }));
    expect(ceiling(both).problems.map(({ found }) => found)).toEqual([
      '1 sample unchecked, where at most 0 may be',
    ]);
  });
});

it('lists each unchecked sample with its reason', () => {
  expect(excuses(samplesWith(excused))).toBe(
    'docs/en/x.mdx:9  not checked  its service is private\n1 sample not checked (at most 0)',
  );
});
