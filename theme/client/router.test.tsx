import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from './router';

const router: { navigate?: ReturnType<typeof useNavigate> } = {};

const navigate = (...to: [string | object, object?]) => router.navigate?.(...to);

function Address() {
  const { pathname, search, hash } = useLocation();
  const navigateHere = useNavigate();
  useEffect(() => {
    router.navigate = navigateHere;
  });
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

const shown = () => screen.getByRole('status').textContent;

function open(address: string, basename = '') {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter basename={basename}>
      <Address />
    </BrowserRouter>,
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/');
});

it('reads the address without the site’s base path', () => {
  open('/docs/guide?q=a#b', '/docs');
  expect(shown()).toBe('POP /guide?q=a#b');
});

it('reads the bare base path as the start of the site', () => {
  open('/docs', '/docs');
  expect(shown()).toBe('POP /');
});

it('goes to an address below the base path', () => {
  open('/docs/guide', '/docs');
  act(() => void navigate('/config/#top'));
  expect(shown()).toBe('PUSH /config/#top');
  expect(window.location.pathname).toBe('/docs/config/');
});

it('corrects a part of the address without a new history entry', () => {
  open('/guide#a');
  const before = history.length;
  act(() => void navigate({ pathname: '/guide', search: 'q=x', hash: '#a' }, { replace: true }));
  expect(shown()).toBe('REPLACE /guide?q=x#a');
  expect(history.length).toBe(before);
});

it('gives each entry a key of its own, by which scroll positions are kept', () => {
  open('/guide');
  const keys = ['/a', '/b'].map((address) => {
    act(() => void navigate(address));
    return (history.state as { key: string }).key;
  });
  expect(new Set(keys).size).toBe(2);
});

it('follows the reader back', () => {
  open('/guide');
  act(() => void navigate('/config'));
  history.replaceState(null, '', '/guide');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(shown()).toBe('POP /guide');
});
