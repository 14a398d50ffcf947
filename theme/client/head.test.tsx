import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHead } from './head';

type Input = Parameters<typeof useHead>[0];

function Page(input: Input) {
  useHead(input);
  return null;
}

const page = (parts: Partial<Input>): Input => ({
  htmlAttrs: { lang: 'en' },
  title: 'A page',
  meta: [],
  link: [],
  ...parts,
});

const contentOf = (name: string) =>
  [...document.head.querySelectorAll(`meta[name=${name}]`)].map((tag) =>
    tag.getAttribute('content'),
  );

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="static"><meta name="viewport">';
});

it('writes title and language', () => {
  render(<Page {...page({ title: '配置', htmlAttrs: { lang: 'zh' } })} />);
  expect(document.title).toBe('配置');
  expect(document.documentElement.lang).toBe('zh');
});

it('says the language once, for the browser styles the whole page again when it is said', async () => {
  const { rerender } = render(<Page {...page({ htmlAttrs: { lang: 'zh' } })} />);
  const said = vi.fn();
  const observer = new MutationObserver(said);
  observer.observe(document.documentElement, { attributes: true });
  rerender(<Page {...page({ title: 'Another page', htmlAttrs: { lang: 'zh' } })} />);
  await Promise.resolve();
  expect(document.title).toBe('Another page');
  expect(said).not.toHaveBeenCalled();
  rerender(<Page {...page({ htmlAttrs: { lang: 'en' } })} />);
  await Promise.resolve();
  expect(said).toHaveBeenCalledOnce();
  observer.disconnect();
});

it('takes over the tags of the static page, and writes no tag twice', () => {
  render(<Page {...page({ meta: [{ name: 'description', content: 'live' }] })} />);
  expect(contentOf('description')).toEqual(['live']);
});

it('takes away what the page before said, and leaves what it did not say', () => {
  const feed = { rel: 'alternate', href: '/rss.xml' };
  const { rerender } = render(
    <Page {...page({ meta: [{ name: 'description', content: 'a' }], link: [feed] })} />,
  );
  expect(document.head.querySelectorAll('link[href="/rss.xml"]')).toHaveLength(1);
  rerender(<Page {...page({ meta: [{ name: 'robots', content: 'noindex' }] })} />);
  expect(contentOf('description')).toEqual([]);
  expect(contentOf('robots')).toEqual(['noindex']);
  expect(document.head.querySelectorAll('link[href="/rss.xml"]')).toHaveLength(0);
  expect(contentOf('viewport')).toHaveLength(1);
});
