import { describe, expect, it } from 'vitest';
import { recordSource } from './recordSource';

describe('recordSource', () => {
  it('adds the record after the other keys', () => {
    expect(recordSource('---\ndescription: 模式。\n---\n\n# 模式\n', 'abcdef01')).toBe(
      "---\ndescription: 模式。\nsourceHash: 'abcdef01'\n---\n\n# 模式\n",
    );
  });

  it('replaces only an older record', () => {
    const body = '\n# 模式\n\n---\n\nsourceHash: x\n';
    expect(recordSource(`---\nsourceHash: 'abcdef01'\ntitle: 模式\n---\n${body}`, '12345678')).toBe(
      `---\nsourceHash: '12345678'\ntitle: 模式\n---\n${body}`,
    );
  });

  it('adds front matter if there is none', () => {
    expect(recordSource('# 模式\n', 'abcdef01')).toBe(
      "---\nsourceHash: 'abcdef01'\n---\n\n# 模式\n",
    );
  });
});
