import { describe, expect, it } from 'vitest';
import { pastableText } from './codeActions';

function codeOf(html: string): Element {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code;
}

describe('what is copied', () => {
  it('is the text, as it stands', () => {
    expect(pastableText(codeOf('<span class=k>const</span> a = 1;\n  b();'))).toBe(
      'const a = 1;\n  b();',
    );
  });

  it('is what a diff leaves', () => {
    const code = codeOf('<span class=del>old\n</span><span class=add>new\n</span>rest');
    expect(pastableText(code)).toBe('new\nrest');
  });

  it('is what was typed, not what it printed', () => {
    const code = codeOf('<span class=prompt>npm run dev\n</span><span class=out>ready</span>');
    expect(pastableText(code)).toBe('npm run dev');
  });

  it('leaves the page as it was', () => {
    const code = codeOf('<span class=del>old</span>');
    pastableText(code);
    expect(code.textContent).toBe('old');
  });
});
