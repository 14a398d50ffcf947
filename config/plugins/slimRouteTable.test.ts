import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { slimRoutes } from './slimRouteTable';

/** As `RouteService.generateRoutesCodeByRouteMeta` of the engine writes it. */
const code = `
import React from 'react';
import { lazyWithPreload } from "react-lazy-with-preload";
const loadRoute0 = () => import(/* webpackChunkName: "route-0" */ "/docs/en/index.mdx")
const Route0 = lazyWithPreload(loadRoute0)
const loadRoute1 = () => import(/* webpackChunkName: "route-1" */ "/docs/en/guide/index.mdx")
const Route1 = lazyWithPreload(loadRoute1)
const loadRoute2 = () => import(/* webpackChunkName: "route-2" */ "/docs/zh/cli.mdx")
const Route2 = lazyWithPreload(loadRoute2)
const loadRoute3 = () => import(/* webpackChunkName: "route-3" */ "/docs/v2/zh/cli.mdx")
const Route3 = lazyWithPreload(loadRoute3)
const loadRoute4 = () => import(/* webpackChunkName: "route-4" */ "/docs/en/old.md")
const Route4 = lazyWithPreload(loadRoute4)
export const routes = [
{ path: '/', element: React.createElement(Route0), filePath: 'en/index.mdx', preload: async () => {
        await Route0.preload();
        return loadRoute0();
      }, lang: 'en', version: '' },
{ path: '/guide/', element: React.createElement(Route1), filePath: 'en/guide/index.mdx', preload: async () => {
        await Route1.preload();
        return loadRoute1();
      }, lang: 'en', version: '' },
{ path: '/zh/cli', element: React.createElement(Route2), filePath: 'zh/cli.mdx', preload: async () => {
        await Route2.preload();
        return loadRoute2();
      }, lang: 'zh', version: '' },
{ path: '/v2/zh/cli', element: React.createElement(Route3), filePath: 'v2/zh/cli.mdx', preload: async () => {
        await Route3.preload();
        return loadRoute3();
      }, lang: 'zh', version: 'v2' },
{ path: '/old', element: React.createElement(Route4), filePath: 'en/old.md', preload: async () => {
        await Route4.preload();
        return loadRoute4();
      }, lang: 'en', version: '' }
];
`;

interface Row {
  path: string;
  filePath: string;
  lang: string;
  version: string;
  element: string;
}

/** The routes that the slim table amounts to: its code run, with stand-ins for what it imports. */
function routesOf(slimmed: string): Row[] {
  const script = slimmed
    .replace(/^import .*$/gm, '')
    .replace(/import\((.*?)\)/g, '($1)')
    .replace('export const routes =', 'var routes =');
  const sandbox = {
    React: { createElement: (page: string) => page },
    lazyWithPreload: (load: () => string) => load(),
    routes: [] as Row[],
  };
  runInNewContext(script, sandbox);
  return sandbox.routes.map(({ path, filePath, lang, version, element }) => {
    return { path, filePath, lang, version, element };
  });
}

describe('the route table', () => {
  it('amounts to the routes that the engine wrote', () => {
    expect(routesOf(slimRoutes(code))).toEqual([
      {
        path: '/',
        filePath: 'en/index.mdx',
        lang: 'en',
        version: '',
        element: '/docs/en/index.mdx',
      },
      {
        path: '/guide/',
        filePath: 'en/guide/index.mdx',
        lang: 'en',
        version: '',
        element: '/docs/en/guide/index.mdx',
      },
      {
        path: '/zh/cli',
        filePath: 'zh/cli.mdx',
        lang: 'zh',
        version: '',
        element: '/docs/zh/cli.mdx',
      },
      {
        path: '/v2/zh/cli',
        filePath: 'v2/zh/cli.mdx',
        lang: 'zh',
        version: 'v2',
        element: '/docs/v2/zh/cli.mdx',
      },
      { path: '/old', filePath: 'en/old.md', lang: 'en', version: '', element: '/docs/en/old.md' },
    ]);
  });

  it('says file and language of no page whose path tells them', () => {
    expect(slimRoutes(code)).not.toContain("'zh/cli.mdx'");
  });

  it('fails the build where the engine writes it in another form', () => {
    expect(() => slimRoutes('export const routes = [];')).toThrow('0 loaders and 0 routes');
    expect(() => slimRoutes(code.replace('lang:', 'language:'))).toThrow('5 loaders and 4 routes');
  });
});
