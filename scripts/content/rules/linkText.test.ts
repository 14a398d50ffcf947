import { expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { linkText } from './linkText';

const check = (body: string): string[] =>
  messagesOf(linkText.check(siteOf({ 'docs/en/x.mdx': page(body) })));

it('reports links without text or with meaningless text', () => {
  expect(check('[](/a)')).toEqual([
    'docs/en/x.mdx:5  the link to /a has no text  name what it leads to',
  ]);
  expect(check('Click [here](/a).')).toEqual([
    'docs/en/x.mdx:5  “here” does not tell where the link goes  name what it leads to, such as [the title of the page](/a)',
  ]);
  expect(check('[点击这里](/a)')).toHaveLength(1);
});

it('accepts words, code, images with alternative text, and components', () => {
  expect(check('[Here is more](/a) [`x`](/a) [![Logo](/l.svg)](/a) [<Logo />](/a)')).toEqual([]);
});
