import { describe, expect, it } from 'vitest';
import { sourceHash } from './sourceHash';
import { markOutdated } from './translationState';

const ORIGINAL = '# Mode\n\nSets the mode.\n';
const translation = (record: string): string =>
  `---\ndescription: 模式。\n${record}\n---\n\n# 模式\n\nsourceHash: in the text\n`;

describe('markOutdated', () => {
  it('tells readers of a page whose original has changed', () => {
    expect(markOutdated(translation("sourceHash: '00000000'"), ORIGINAL)).toBe(
      translation('outdated: true'),
    );
  });

  it('tells nothing of a page that keeps up, and ships no record', () => {
    expect(markOutdated(translation(`sourceHash: '${sourceHash(ORIGINAL)}'`), ORIGINAL)).toBe(
      translation('#'),
    );
  });

  it('leaves a page without a record as it is', () => {
    expect(markOutdated(translation('title: 模式'), ORIGINAL)).toBe(translation('title: 模式'));
    expect(markOutdated('# 模式\n\nsourceHash: x\n', ORIGINAL)).toBe('# 模式\n\nsourceHash: x\n');
  });
});
