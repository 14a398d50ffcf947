import { describe, expect, it } from 'vitest';
import { slimRoutes } from './slimRouteTable';

/** As `RouteService.generateRoutesCodeByRouteMeta` of the engine writes it. */
const code = `
import React from 'react';
import { lazyWithPreload } from "react-lazy-with-preload";
const loadRoute0 = () => import(/* webpackChunkName: "route-a" */ "/docs/en/index.mdx")
const Route0 = lazyWithPreload(loadRoute0)
const loadRoute1 = () => import(/* webpackChunkName: "route-b" */ "/docs/zh/cli.mdx")
const Route1 = lazyWithPreload(loadRoute1)
export const routes = [
{ path: '/', element: React.createElement(Route0), filePath: 'en/index.mdx', preload: async () => {
        await Route0.preload();
        return loadRoute0();
      }, lang: 'en', version: '' },
{ path: '/zh/cli', element: React.createElement(Route1), filePath: 'zh/cli.mdx', preload: async () => {
        await Route1.preload();
        return loadRoute1();
      }, lang: 'zh', version: 'v2' }
];
`;

describe('the route table', () => {
  it('keeps every route with its own loader', () => {
    const slimmed = slimRoutes(code);
    expect(slimmed).toContain(
      `route('/', 'en/index.mdx', 'en', '', () => import(/* webpackChunkName: "route-a" */ "/docs/en/index.mdx"))`,
    );
    expect(slimmed).toContain(
      `route('/zh/cli', 'zh/cli.mdx', 'zh', 'v2', () => import(/* webpackChunkName: "route-b" */ "/docs/zh/cli.mdx"))`,
    );
    expect(slimmed.match(/ route\(/g)).toHaveLength(2);
  });

  it('fails the build where the engine writes it in another form', () => {
    expect(() => slimRoutes('export const routes = [];')).toThrow('0 loaders and 0 routes');
    expect(() => slimRoutes(code.replace('lang:', 'language:'))).toThrow('2 loaders and 1 routes');
  });
});
