import { describe, expect, it } from 'vitest';
import { readDiff, readPrompts } from './transformers';

describe('readPrompts', () => {
  it('removes prompts and marks output', () => {
    expect(readPrompts(['$ npm run dev', 'ready', '', '$ npm test'])).toEqual([
      { text: 'npm run dev', mark: 'prompt' },
      { text: 'ready', mark: 'out' },
      { text: '', mark: 'out' },
      { text: 'npm test', mark: 'prompt' },
    ]);
  });

  it('joins lines that end with a backslash', () => {
    expect(readPrompts(['$ npm create \\', '  rsbuild \\', '  --help', 'usage'])).toEqual([
      { text: 'npm create \\', mark: 'prompt' },
      { text: '  rsbuild \\' },
      { text: '  --help' },
      { text: 'usage', mark: 'out' },
    ]);
  });

  it('returns null for a block without prompts', () => {
    expect(readPrompts(['npm run dev', 'echo $HOME'])).toBeNull();
  });
});

describe('readDiff', () => {
  it('removes the marks and the following space', () => {
    expect(readDiff(['  keep', '- old', '+ new', '+   deep'])).toEqual([
      { text: 'keep' },
      { text: 'old', mark: 'del' },
      { text: 'new', mark: 'add' },
      { text: '  deep', mark: 'add' },
    ]);
  });

  it("keeps the code's indentation", () => {
    expect(readDiff([' {', '-  "a": 1', '+  "b": 1', ' }'])).toEqual([
      { text: '{' },
      { text: '  "a": 1', mark: 'del' },
      { text: '  "b": 1', mark: 'add' },
      { text: '}' },
    ]);
  });

  it('removes only the mark if the other lines have no column for it', () => {
    expect(readDiff(['{', '-"a"', '+"b"', '}'])).toEqual([
      { text: '{' },
      { text: '"a"', mark: 'del' },
      { text: '"b"', mark: 'add' },
      { text: '}' },
    ]);
  });

  it('returns null for a patch, which is pasted whole', () => {
    expect(readDiff(['@@ -1 +1 @@', '-a', '+b'])).toBeNull();
  });
});
