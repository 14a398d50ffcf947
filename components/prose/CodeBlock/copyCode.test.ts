import { describe, expect, it, vi } from 'vitest';
import { copyText, pastableText } from './copyCode';

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

describe('copying', () => {
  it('puts the text on the clipboard', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await copyText('code', (key) => key)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('code');
  });

  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Copy to clipboard: ⌘+C, Enter'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Copy to clipboard: Ctrl+C, Enter'],
  ])('asks to copy by hand where the browser refuses, in %s', async (userAgent, sentence) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const prompt = vi.fn();
    vi.stubGlobal('prompt', prompt);
    expect(await copyText('code', (key) => `Copy to clipboard: ${key}, Enter`)).toBe(false);
    expect(prompt).toHaveBeenCalledWith(sentence, 'code');
  });
});
