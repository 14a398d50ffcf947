import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const PLAIN = { output: { filenameHash: false, minify: false } } as const;

test('The build writes no CSS file: the rules are text in the script', async () => {
  const { files, text } = await built(
    {
      'src/index.js':
        "import { styled } from 'styled-components'; console.log(styled.button`padding: 8px 16px`);",
    },
    PLAIN,
  );
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(text('dist/static/js/index.js')).toContain('padding: 8px 16px');
});

test("To use the css prop, compile JSX for Emotion's runtime; a comment does the same for a single file", async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const usesEmotion = async (importSource?: string, comment = '') => {
    const { text } = await built(
      { 'src/index.jsx': `${comment}console.log(<b css={{ color: 'red' }} />);` },
      {
        ...PLAIN,
        performance: { chunkSplit: { strategy: 'all-in-one' } },
        plugins: [pluginReact({ swcReactOptions: { importSource } })],
      },
    );
    return text('dist/static/js/index.js').includes('data-emotion');
  };
  expect(await usesEmotion()).toBe(false);
  expect(await usesEmotion('@emotion/react')).toBe(true);
  expect(await usesEmotion(undefined, '/** @jsxImportSource @emotion/react */')).toBe(true);
});

test('security.nonce also sets __webpack_nonce__ in environments with pages', async () => {
  const script = async (target: 'web' | 'node') => {
    const { text } = await built(
      { 'src/index.js': 'console.log(__webpack_nonce__);' },
      { output: { ...PLAIN.output, target }, security: { nonce: 'abc' } },
    );
    return text(/index\.js$/);
  };
  expect(await script('web')).toMatch(/\.nc = "abc"/);
  expect(await script('node')).not.toContain('"abc"');
});

test('Rsbuild does not compile rules that a library creates in the browser: newer syntax is not lowered', async () => {
  const { text } = await built(
    {
      'src/index.js':
        "import './a.css'; import { styled } from 'styled-components'; console.log(styled.b`color: oklch(40% 0.2 30)`);",
      'src/a.css': '.a { color: oklch(40% 0.2 30) }',
    },
    PLAIN,
  );
  expect(text('dist/static/js/index.js')).toContain('color: oklch(40% 0.2 30)');
  expect(text('dist/static/css/index.css')).toContain('color: #');
});
