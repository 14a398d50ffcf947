import { runInNewContext } from 'node:vm';
import type { RouteMeta } from '@rspress/core';
import { expect, it } from 'vitest';
import { interactiveRoutesModule } from './browserRoutes';

const route: RouteMeta = {
  routePath: '/v2/zh/cli',
  pureRoutePath: '/cli',
  absolutePath: '/docs/v2/zh/cli.mdx',
  relativePath: 'v2/zh/cli.mdx',
  pageName: 'v2_zh_cli',
  lang: 'zh',
  version: 'v2',
};

/** Routes of a module: runs its code with each loader's chunk and file in place of the loader. */
function routesOf(code: string): object[] {
  const script = code
    .replace(/\(\) => import\(\/\* webpackChunkName: ("[^"]*") \*\/ ("[^"]*")\)/g, '[$1, $2]')
    .replace('export const interactiveRoutes =', 'interactiveRoutes =');
  const sandbox = { interactiveRoutes: [] as object[] };
  runInNewContext(script, sandbox);
  return sandbox.interactiveRoutes.map((found) => ({ ...found }));
}

it('loads each page from the chunk name that the engine uses to find its scripts', () => {
  const [found] = routesOf(interactiveRoutesModule([route]));
  expect(found).toMatchObject({ path: '/v2/zh/cli', filePath: 'v2/zh/cli.mdx' });
  expect(found).toMatchObject({ lang: 'zh', version: 'v2' });
  expect([...(found as { load: string[] }).load]).toEqual([
    expect.stringMatching(/^route-[\da-f]{12}$/),
    '/docs/v2/zh/cli.mdx',
  ]);
});
