import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { liveRoutes } from './browserRoutes';

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

/** The routes that the table holds: its code run, with each loader's file in place of the loader. */
function routesOf(table: string): object[] {
  const script = table
    .replace(/\(\) => import\(.*?("[^"]*")\)/g, '$1')
    .replace('export const liveRoutes =', 'liveRoutes =');
  const sandbox = { liveRoutes: [] as object[] };
  runInNewContext(script, sandbox);
  return sandbox.liveRoutes.map((route) => ({ ...route }));
}

describe('the table of pages in which components live', () => {
  it('has those pages alone, as the engine wrote them', () => {
    const live = ['en/index.mdx', 'v2/zh/cli.mdx'];
    expect(routesOf(liveRoutes(code, (file) => live.includes(file)))).toEqual([
      { path: '/', filePath: 'en/index.mdx', lang: 'en', version: '', load: '/docs/en/index.mdx' },
      {
        path: '/v2/zh/cli',
        filePath: 'v2/zh/cli.mdx',
        lang: 'zh',
        version: 'v2',
        load: '/docs/v2/zh/cli.mdx',
      },
    ]);
  });

  it('fails the build where the engine writes its own in another form', () => {
    const none = () => false;
    expect(() => liveRoutes('export const routes = [];', none)).toThrow('0 loaders and 0 routes');
    expect(() => liveRoutes(code.replace('lang:', 'language:'), none)).toThrow(
      '5 loaders and 4 routes',
    );
  });
});
