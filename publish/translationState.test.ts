import { describe, expect, it } from 'vitest';
import { sourceHash } from './sourceHash';
import { markOutdated } from './translationState';

const ORIGINAL = '# Mode\n\nSets the mode.\n';
const translation = (record: string): string =>
  `---\ndescription: 模式。\n${record}\n---\n\n# 模式\n\nsourceHash: in the text\n`;

describe('markOutdated', () => {
  it('marks a page whose original has changed', () => {
    expect(markOutdated(translation("sourceHash: '00000000'"), ORIGINAL)).toBe(
      translation('outdated: true'),
    );
  });

  it('doesn’t mark an up-to-date page, and removes its hash', () => {
    expect(markOutdated(translation(`sourceHash: '${sourceHash(ORIGINAL)}'`), ORIGINAL)).toBe(
      translation('#'),
    );
  });

  it('doesn’t change a page without a hash', () => {
    expect(markOutdated(translation('title: 模式'), ORIGINAL)).toBe(translation('title: 模式'));
    expect(markOutdated('# 模式\n\nsourceHash: x\n', ORIGINAL)).toBe('# 模式\n\nsourceHash: x\n');
  });
});
