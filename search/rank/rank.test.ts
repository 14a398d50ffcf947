import { buildIndex, type PlacedPage } from '../index/buildIndex';
import { describe, expect, it } from 'vitest';
import { Ranker } from './rank';

type Sections = [heading: string, id: string, prose: string, code?: string][];

const page = (route: string, title: string, lead: string, sections: Sections = []): PlacedPage => ({
  lang: 'en',
  route,
  title,
  group: 'Config',
  description: '',
  aliases: [],
  keywords: '',
  sections: [
    { heading: title, id: '', depth: 1, prose: lead, code: '' },
    ...sections.map(([heading, id, prose, code = '']) => ({ heading, id, depth: 2, prose, code })),
  ],
});

function searchIn(pages: PlacedPage[], lang = 'en') {
  const index = buildIndex(pages, lang);
  const ranker = new Ranker(index);
  return (query: string) =>
    ranker.rank(query, 20).map(({ page: number, section }) => {
      const found = index.pages[number];
      const id = found?.sections[section]?.id;
      return `${found?.route ?? ''}${id ? `#${id}` : ''}`;
    });
}

const english = searchIn([
  page(
    '/guide/basic/output-files',
    'Output files',
    'Every filename, its hash, and where output goes.',
    [
      [
        'Hashes in filenames',
        'hashes',
        'output.filenameHash output.filenameHash sets the hash of a filename',
      ],
      ['Source maps', 'source-maps', 'See output.sourceMap'],
    ],
  ),
  page('/config/output/filename-hash', 'output.filenameHash', 'Whether files carry a hash.'),
  page(
    '/config/output/filename',
    'output.filename',
    'The name of each file. See output.filenameHash.',
  ),
  page('/config/output/source-map', 'output.sourceMap', 'Which maps are written.'),
  page('/config/server/port', 'server.port', 'The port to listen on.', [
    [
      'When the port is taken',
      'taken',
      'Rsbuild takes the next port and says: Port 3000 is in use',
    ],
  ]),
  page('/config/server/open', 'server.open', 'Opens the page in a browser.', [
    ['On the command line', 'cli', 'Pass the flag', 'rsbuild dev --open'],
  ]),
  page('/guide/advanced/alias', 'Path aliases', 'Give a folder a short name with resolve.alias.'),
  page('/config/resolve/alias', 'resolve.alias', 'Replaces the start of a request.'),
  page('/community/releases/v0-5', 'Rsbuild 0.5', 'port alias open filename sourceMap'),
]);

describe('the embedded search', () => {
  it.each([
    ['output.filenameHash', '/config/output/filename-hash'],
    ['filenameHash', '/config/output/filename-hash'],
    ['filename hash', '/config/output/filename-hash'],
    ['filename-hash', '/config/output/filename-hash'],
    ['FILENAMEHASH', '/config/output/filename-hash'],
    ['filenmaeHash', '/config/output/filename-hash'],
    ['output.filename', '/config/output/filename'],
    ['sourcemap', '/config/output/source-map'],
    ['source maps', '/config/output/source-map'],
    ['alias', '/config/resolve/alias'],
    ['port', '/config/server/port'],
    ['prot', '/config/server/port'],
    ['server: { open: true }', '/config/server/open'],
    ['--open', '/config/server/open'],
  ])('ranks an option’s own page first for %s', (query, route) => {
    expect(english(query)[0]).toBe(route);
  });

  it('ranks a page about the subject above pages that mention everything', () => {
    const lead = 'Tablets reach it, too.';
    const search = searchIn([
      page('/community/releases/v1-0', 'Release', lead),
      page('/guide/migration/vite', 'Vite', lead),
      page('/guide/start/glossary', 'Terms', lead),
      page('/config/server/host', 'Host', lead),
    ]);
    expect(search('tablets')[0]).toBe('/config/server/host');
  });

  it('finds the section that contains a pasted message', () => {
    expect(english('Error: Port 3000 is in use, trying another one')[0]).toBe(
      '/config/server/port#taken',
    );
  });

  it('ranks a title above a heading and a heading above text', () => {
    const search = searchIn([
      page('/a', 'Other', 'About caching.'),
      page('/b', 'Another', 'Text.', [['Caching', 'caching', 'Text.']]),
      page('/c', 'Caching', 'Text.'),
    ]);
    expect(search('cache')).toEqual(['/c', '/b#caching', '/a']);
  });

  it.each(['changeOrigin', 'changeorigin', 'proxy changeOrigin'])(
    'ranks the page with the identifier of %s above pages with its parts',
    (query) => {
      const search = searchIn([
        page('/api/core', 'Core', 'Change what the origin of a request may be.'),
        page('/config/server/cors', 'Cors', 'Change who may read it by origin, not by proxy.', [
          ['Change the origin', 'change', 'Origin of a change.'],
        ]),
        page('/config/server/proxy', 'Proxy', 'Where requests go, as another host.', [
          ['Options', 'options', 'All of them.', 'proxy({ changeOrigin: true })'],
        ]),
      ]);
      expect(search(query)[0]).toMatch(/^\/config\/server\/proxy/);
    },
  );

  it("finds the table that names another tool's option, even on a broad page", () => {
    const search = searchIn([
      page('/guide/server', 'Serving', 'A static server for the dev of a page.'),
      page('/guide/migration/webpack', 'Webpack', 'Use another option for devServer.static.'),
    ]);
    expect(search('devServer.static')[0]).toBe('/guide/migration/webpack');
  });

  it('finds a page by the words of an alias, in any order and among others', () => {
    const search = searchIn([
      { ...page('/config/history', 'History', 'Text.'), aliases: ['404 on refresh'] },
      page('/guide/routers', 'Routers', 'Text of a router.'),
      page('/guide/faq', 'Questions', 'A refresh.'),
    ]);
    expect(search('router refresh 404')[0]).toBe('/config/history');
  });

  it('ranks a page with a word in its description or keywords above one with it in the text', () => {
    const search = searchIn([
      page('/a', 'Other', 'Requests are forwarded.'),
      { ...page('/b', 'Second', 'Text.'), description: 'Forwards requests.' },
      page('/c', 'Third', 'A backend.'),
      { ...page('/d', 'Fourth', 'Text.'), keywords: 'backend api' },
    ]);
    expect(search('forward')[0]).toBe('/b');
    expect(search('backend')[0]).toBe('/d');
  });

  it("doesn't weigh a repeated query word more", () => {
    const search = searchIn([
      page('/a', 'Different environments', 'What differs.'),
      page('/b', 'Templates', 'One for each page.'),
    ]);
    expect(search('page template')[0]).toBe('/b');
    expect(search('different page, different template, different, different')[0]).toBe('/b');
  });

  it.each([
    ['compilation', '/b'],
    ['dynamically', '/c'],
  ])('finds a page by another word with the root of %s', (query, route) => {
    const search = searchIn([
      page('/a', 'Other', 'Compare two things.'),
      page('/b', 'Second', 'How the compiler works.'),
      page('/c', 'Third', 'A dynamic import.'),
    ]);
    expect(search(query)).toEqual([route]);
  });

  it("ignores stop words, and doesn't treat them as typos", () => {
    const search = searchIn([
      page('/a', 'Separate, different, instead', 'I see why, please.'),
      page('/b', 'Cache', 'Text.'),
      page('/font', 'Font', 'Text.'),
    ]);
    expect(search('different cache instead, please')[0]).toBe('/b');
    expect(search('dont cache')).toEqual(['/b']);
  });

  it('weighs a misspelled word among others like the correct one', () => {
    const search = searchIn([
      page('/slow', 'Slow builds', 'Text.'),
      page('/browserslist', 'Browserslist', 'Text.'),
    ]);
    expect(search('browserlist builds')[0]).toBe('/browserslist');
  });

  it('applies synonyms to a corrected typo, and ignores it if the correction is a stop word', () => {
    const search = searchIn([
      page('/directory', 'Directory', 'Text.'),
      page('/folder', 'Folder', 'Text.'),
      page('/change', 'A change', 'Text.'),
      page('/templates', 'Other', 'Templates.'),
    ]);
    expect(search('diretcory')).toContain('/folder');
    expect(search('chnage templates')[0]).toBe('/templates');
  });

  it.each(['less with vue', 'less in svelte'])(
    'ranks the requested feature above the framework for %s',
    (query) => {
      const search = searchIn([
        page('/vue', 'Build Vue apps', 'Vue.', [['Vue and Less', 'less', 'Vue.']]),
        page('/svelte', 'Build Svelte apps', 'Svelte.', [['Svelte and Less', 'less', 'Svelte.']]),
        page('/less', 'Less plugin', 'Less.'),
      ]);
      expect(search(query)[0]).toBe('/less');
      expect(search('vue apps')[0]).toBe('/vue');
    },
  );

  it('ranks a heading phrased as a question as high as a plain one', () => {
    const search = searchIn([
      page('/a', 'Other', 'Text.', [['Names in Rollup', 'names', 'Text.']]),
      page('/b', 'Another', 'Text.', [['Can I use Rollup at all?', 'rollup', 'Text.']]),
    ]);
    expect(search('rollup')[0]).toBe('/b#rollup');
  });

  it('drops weak hits of one group before good ones of another', () => {
    const search = searchIn([
      { ...page('/guide/a', 'Server port', 'The port of the server.'), group: 'Guide' },
      page('/config/b', 'server.port', 'The port to listen on.'),
      { ...page('/guide/c', 'Deployment', 'Some port is open there.'), group: 'Guide' },
    ]);
    expect(search('server port')).not.toContain('/guide/c');
    expect(search('port')).toContain('/config/b');
  });

  it('ranks the full section above a one-line section of the same name', () => {
    const search = searchIn([
      page('/a', 'Methods', 'Text. '.repeat(100), [['onExit', 'onexit', 'See the hooks.']]),
      page('/b', 'Hooks', 'Text. '.repeat(100), [['onExit', 'onexit', 'Called last. '.repeat(50)]]),
    ]);
    expect(search('onExit')[0]).toBe('/b#onexit');
  });

  it('returns nothing if no word is known', () => {
    expect(english('zzqqxx')).toEqual([]);
  });
});

const chinese = searchIn(
  [
    page('/zh/config/server/proxy', 'server.proxy', '配置开发服务器的代理规则，把请求转发到后端。'),
    page('/zh/config/server/port', 'server.port', '指定开发服务器监听的端口号。'),
    page('/zh/guide/advanced/hmr', '模块热更新', '修改代码后不刷新页面就能看到结果。'),
    page('/zh/guide/framework/react', 'React', '在 React 项目里，热更新会保留组件状态。'),
    page('/zh/guide/optimization/code-splitting', '代码分割', '把代码拆成几份，按需加载。'),
  ],
  'zh',
);

describe('the embedded search in Chinese', () => {
  it.each([
    ['配置 代理', '/zh/config/server/proxy'],
    ['配置代理', '/zh/config/server/proxy'],
    ['React 热更新', '/zh/guide/framework/react'],
    ['react热更新', '/zh/guide/framework/react'],
    ['热更新', '/zh/guide/advanced/hmr'],
    ['端口', '/zh/config/server/port'],
    ['端口号', '/zh/config/server/port'],
    ['代码分割', '/zh/guide/optimization/code-splitting'],
    ['按需', '/zh/guide/optimization/code-splitting'],
  ])('segments %s like the pages', (query, route) => {
    expect(chinese(query)[0]).toBe(route);
  });

  it('ranks the requested feature above the framework', () => {
    const search = searchIn(
      [
        page('/zh/vue', 'Vue', 'Vue 与代理。', [['Vue 与代理', 'proxy', 'Vue 与代理。']]),
        page('/zh/proxy', '代理', '转发请求。'),
      ],
      'zh',
    );
    expect(search('vue 里用代理')[0]).toBe('/zh/proxy');
  });

  it.each([
    ['plugin', '/zh/extend'],
    ['项目 代理', '/zh/proxy'],
  ])('understands %s as Chinese developers mean it', (query, route) => {
    const search = searchIn(
      [
        page('/zh/root', '项目', '所在的目录。'),
        page('/zh/extend', '插件', '扩展构建的能力。'),
        page('/zh/proxy', '代理与转发', '请求会到另一台服务器，路径可以改写。'),
      ],
      'zh',
    );
    expect(search(query)[0]).toBe(route);
  });
});

describe('a query that is an identifier', () => {
  const search = searchIn([
    page('/community/releases/v0-5', '0.5', 'New: api.transform, rsbuild.build, splitChunks.', [
      ['api.transform and rsbuild.build', 'new', 'api.transform api.transform rsbuild.build'],
    ]),
    page('/guide/basic/cli', 'rsbuild build', 'The command rsbuild build.', [
      ['rsbuild build', 'build', 'rsbuild build, rsbuild build, rsbuild.build'],
    ]),
    page('/api/instance', 'Instance', 'Methods of an instance.', [
      ['rsbuild.build()', 'rsbuildbuild', 'Runs a production build.'],
    ]),
    page('/plugins/dev/hooks', 'Plugin hooks', 'All hooks.', [
      ['transform', 'transform', 'Changes modules.', 'api.transform({ test: /x/ })'],
    ]),
    page('/config/source/transform-import', 'source.transformImport', 'Changes imports.', [
      ['transform', 'transform', 'Another thing called transform, and an api.'],
    ]),
    {
      ...page('/config/performance/chunk-split', 'performance.chunkSplit', 'How to split.'),
      aliases: ['splitChunks'],
    },
    page('/plugins/list/plugin-react', 'React', 'A plugin.', [['splitChunks', 's', 'On or off.']]),
    page('/plugins/list/plugin-vue', 'Vue', 'A plugin.', [['splitChunks', 's', 'On or off.']]),
  ]);

  it('finds the heading with its whole name first', () => {
    expect(search('rsbuild.build')[0]).toBe('/api/instance#rsbuildbuild');
    expect(search('RSBUILD.build()')[0]).toBe('/api/instance#rsbuildbuild');
  });

  it('finds the heading of its member first, on a page that contains its whole name', () => {
    expect(search('api.transform')[0]).toBe('/plugins/dev/hooks#transform');
  });

  it('is treated as words if several pages have it as a heading', () => {
    expect(search('splitChunks')[0]).toBe('/config/performance/chunk-split');
  });
});
