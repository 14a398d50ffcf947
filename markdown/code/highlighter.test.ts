import { createHighlighter } from 'shiki';
import { expect, it } from 'vitest';
import { highlighting } from './highlighter';

it('colors SCSS inside a Svelte component, even if no block in SCSS was highlighted before', async () => {
  const { langs, theme } = highlighting;
  const highlighter = await createHighlighter({ langs, themes: [theme] });
  await highlighter.loadLanguage('svelte');
  const { tokens } = highlighter.codeToTokens('<style lang="scss">\n$gap: 1rem;\n</style>', {
    lang: 'svelte',
    theme,
  });
  const [, line = []] = tokens;
  expect(line.find(({ content }) => content.includes('1'))?.color).not.toBe(line[0]?.color);
  highlighter.dispose();
});
