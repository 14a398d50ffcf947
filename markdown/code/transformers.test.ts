import { describe, expect, it } from 'vitest';
import { readDiff, readPrompts } from './transformers';

describe('prompts of a shell', () => {
  it('are taken out of the text, and what was printed is marked', () => {
    expect(readPrompts(['$ npm run dev', 'ready', '', '$ npm test'])).toEqual([
      { text: 'npm run dev', mark: 'prompt' },
      { text: 'ready', mark: 'out' },
      { text: '', mark: 'out' },
      { text: 'npm test', mark: 'prompt' },
    ]);
  });

  it('reach over the lines that a backslash joins', () => {
    expect(readPrompts(['$ npm create \\', '  rsbuild \\', '  --help', 'usage'])).toEqual([
      { text: 'npm create \\', mark: 'prompt' },
      { text: '  rsbuild \\' },
      { text: '  --help' },
      { text: 'usage', mark: 'out' },
    ]);
  });

  it('are not looked for in a block without any', () => {
    expect(readPrompts(['npm run dev', 'echo $HOME'])).toBeNull();
  });
});

describe('marks of a diff block', () => {
  it('are taken out with the space that follows every one', () => {
    expect(readDiff(['  keep', '- old', '+ new', '+   deep'])).toEqual([
      { text: 'keep' },
      { text: 'old', mark: 'del' },
      { text: 'new', mark: 'add' },
      { text: '  deep', mark: 'add' },
    ]);
  });

  it('leave the indent of the code', () => {
    expect(readDiff([' {', '-  "a": 1', '+  "b": 1', ' }'])).toEqual([
      { text: '{' },
      { text: '  "a": 1', mark: 'del' },
      { text: '  "b": 1', mark: 'add' },
      { text: '}' },
    ]);
  });

  it('are one character where the rest has no column for them', () => {
    expect(readDiff(['{', '-"a"', '+"b"', '}'])).toEqual([
      { text: '{' },
      { text: '"a"', mark: 'del' },
      { text: '"b"', mark: 'add' },
      { text: '}' },
    ]);
  });

  it('stay in a patch, which is pasted whole', () => {
    expect(readDiff(['@@ -1 +1 @@', '-a', '+b'])).toBeNull();
  });
});
