import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLinkFacts } from './useLinkFacts';

vi.mock('@rspress/core/runtime', () => ({
  removeBase: (path: string) => path.replace('/docs', ''),
  withBase: (path: string) => `/docs${path}`,
  useLang: () => 'zh',
  useLocation: () => ({ pathname: '/zh/config/root' }),
  useSite: () => ({
    site: {
      lang: 'en',
      locales: [{ lang: 'en' }, { lang: 'zh' }],
      multiVersion: { default: '', versions: [] },
    },
  }),
}));

const facts = { title: 'mode', text: 'Sets the mode.' };
const request = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  request.mockReset();
});

function factsOf(href: string) {
  const link = document.createElement('a');
  link.href = new URL(href, window.location.href).href;
  return renderHook(useLinkFacts).result.current(link);
}

it('loads nothing for a link without facts', () => {
  expect(factsOf('/docs/zh/guide/start/')).toBeUndefined();
  expect(factsOf('https://elsewhere.example/docs/zh/config/mode')).toBeUndefined();
  expect(request).not.toHaveBeenCalled();
});

it("loads the file of the page's language, again after a failure and never twice", async () => {
  request.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(factsOf('/docs/zh/config/mode')).rejects.toThrow('404');
  request.mockResolvedValueOnce(Response.json({ '/config/mode': facts }));
  expect(await factsOf('/docs/zh/config/mode')).toEqual(facts);
  expect(await factsOf('/docs/zh/config/html/title')).toBeUndefined();
  expect(request.mock.calls).toEqual(Array(2).fill(['/docs/facts/zh/options.json']));
});
