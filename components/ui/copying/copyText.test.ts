import { describe, expect, it, vi } from 'vitest';
import { copyText } from './useCopyFeedback';

describe('copyText', () => {
  it('writes the text to the clipboard', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await copyText('code', (key) => key)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('code');
  });

  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Copy to clipboard: ⌘+C, Enter'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Copy to clipboard: Ctrl+C, Enter'],
  ])('suggests copying by hand if the browser refuses, in %s', async (userAgent, sentence) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const prompt = vi.fn();
    vi.stubGlobal('prompt', prompt);
    expect(await copyText('code', (key) => `Copy to clipboard: ${key}, Enter`)).toBe(false);
    expect(prompt).toHaveBeenCalledWith(sentence, 'code');
  });
});
