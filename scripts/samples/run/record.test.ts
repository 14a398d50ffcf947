import { describe, expect, it } from 'vitest';
import { site } from '@config/site';
import { page, siteOf } from '../../content/testing/siteOf';
import type { Sample } from '../sample/Sample';
import { samplesOf } from '../sample/samplesOf';
import { block } from '../testing/messagesOf';
import { recordAfter } from './record';

const samples = samplesOf(
  siteOf({
    'docs/en/config/a.mdx': page(block('ts', 'f();')),
    'docs/en/config/b.mdx': page(block('css', 'a {}')),
    'docs/en/config/c.mdx': page(block('ts unchecked="why"', 'f();') + block('ts', 'f();')),
    'docs/zh/config/a.mdx': page(block('ts', 'f();')),
  }),
);
const isAgainstPackages = ({ lang }: Sample): boolean => lang === 'ts';
const after = (before: Record<string, string>, failed: Sample[] = []) =>
  recordAfter(before, { samples, failed: new Set(failed), isAgainstPackages });

describe('recordAfter', () => {
  it('contains pages whose samples all passed, at least one of which uses the package', () => {
    expect(after({})).toEqual({ 'config/a.mdx': site.documentedVersion });
  });

  it('keeps the older version that a page last passed with, never the current one', () => {
    expect(after({ 'config/a.mdx': '1.0.1' }, samples)).toEqual({ 'config/a.mdx': '1.0.1' });
    expect(after({ 'config/a.mdx': site.documentedVersion }, samples)).toEqual({});
  });

  it('drops deleted pages', () => {
    expect(after({ 'config/gone.mdx': '1.0.1' })).not.toHaveProperty(['config/gone.mdx']);
  });
});
