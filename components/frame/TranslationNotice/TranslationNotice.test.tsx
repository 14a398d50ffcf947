import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TranslationNotice } from './TranslationNotice';

it("links a translated page to its original, and names the original's language", () => {
  const labels = { text: '原文有更新。', link: '查看英文原文' };
  render(<TranslationNotice href="/config/mode" hrefLang="en" labels={labels} />);
  const note = screen.getByRole('note');
  expect(note).toHaveProperty('textContent', '原文有更新。 查看英文原文');
  const link = within(note).getByRole('link', { name: '查看英文原文' });
  expect(link.getAttribute('href')).toBe('/config/mode');
  expect(link.getAttribute('hreflang')).toBe('en');
});
