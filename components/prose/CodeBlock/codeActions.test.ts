import { describe, expect, it } from 'vitest';
import { pastableText } from './codeActions';

function codeOf(html: string): Element {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code;
}

describe('pastableText', () => {
  it('returns the code unchanged', () => {
    expect(pastableText(codeOf('<span class=k>const</span> a = 1;\n  b();'))).toBe(
      'const a = 1;\n  b();',
    );
  });

  it('omits the removed lines of a diff', () => {
    const code = codeOf('<span class=del>old\n</span><span class=add>new\n</span>rest');
    expect(pastableText(code)).toBe('new\nrest');
  });

  it('returns the commands of a terminal session, not their output', () => {
    const code = codeOf('<span class=prompt>npm run dev\n</span><span class=out>ready</span>');
    expect(pastableText(code)).toBe('npm run dev');
  });

  it('leaves the page unchanged', () => {
    const code = codeOf('<span class=del>old</span>');
    pastableText(code);
    expect(code.textContent).toBe('old');
  });
});
