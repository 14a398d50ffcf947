import { sourceHash } from '@publish/sourceHash';
import { recordSource } from '../../scripts/content/translation/recordSource';

/** The guide that most mistakes are planted on, with both languages next to each other. */
export const GUIDE = 'docs/en/guide/build.mdx';
export const CHINESE_GUIDE = 'docs/zh/guide/build.mdx';
export const OPTION = 'docs/en/config/server/port.mdx';

const SHORT = 'short: A page of a test.';

const guide = `---
description: How to build a project, and what to expect of the output.
${SHORT}
---

import { Steps } from '@components/Steps';

# Build a project

Set \`output.minify\` to get small files. Rsbuild reads the cache of the last build.

## First steps

<Steps>

### Install the package

\`\`\`bash
npm add -D @rsbuild/core
\`\`\`

</Steps>

See [the port of the server](/config/server/port) and [the first steps](#first-steps).

:::tip
Use the preset of your framework.
:::

| Option        | Purpose             |
| ------------- | ------------------- |
| \`server.port\` | where Rsbuild serves |

![Files go in, a site comes out](/flow.svg)

\`\`\`ts title="rsbuild.config.ts" {3}
import { defineConfig } from '@rsbuild/core';

export default defineConfig({ mode: 'production' });
\`\`\`
`;

const chineseGuide = guide
  .replace(
    'How to build a project, and what to expect of the output.',
    '如何构建项目，以及产物的内容。',
  )
  .replace('# Build a project', '# 构建项目')
  .replace(
    'Set `output.minify` to get small files. Rsbuild reads the cache of the last build.',
    '设置 `output.minify` 可以减小文件体积。Rsbuild 会读取上次构建的缓存。',
  )
  .replace('## First steps', '## 第一步 {#first-steps}')
  .replace('### Install the package', '### 安装 {#install-the-package}')
  .replace(
    'See [the port of the server](/config/server/port) and [the first steps](#first-steps).',
    '参考[服务器端口](/zh/config/server/port)和[第一步](#first-steps)。',
  )
  .replace('Use the preset of your framework.', '使用框架对应的预设。')
  .replace('| Option        | Purpose             |', '| 选项 | 用途 |')
  .replace('where Rsbuild serves', 'Rsbuild 在此提供服务')
  .replace('Files go in, a site comes out', '输入文件，输出站点');

const option = `---
description: server.port sets the port that the dev server listens on.
${SHORT}
---

import { OptionMeta } from '@components/OptionMeta';

# server.port

The port that the server listens on.

<OptionMeta of="server.port" />
`;

const chineseOption = option
  .replace(
    'server.port sets the port that the dev server listens on.',
    'server.port 用于设置开发服务器监听的端口。',
  )
  .replace('The port that the server listens on.', '服务器监听的端口。');

const home = `---
pageType: home
description: The documentation of a build tool.
features:
  - title: Fast
    details: It builds in a second.
    link: /guide/build
---
`;

const chineseHome = home
  .replace('The documentation of a build tool.', '构建工具的文档。')
  .replace('Fast', '快')
  .replace('It builds in a second.', '一秒完成构建。')
  .replace('/guide/build', '/zh/guide/build');

/** A small site in both languages without mistakes. */
export const HEALTHY: Readonly<Record<string, string>> = {
  ...counterparts('guide/build.mdx', guide, chineseGuide),
  ...counterparts('config/server/port.mdx', option, chineseOption),
  ...counterparts('index.mdx', home, chineseHome),
  ...both(
    '_nav.json',
    '[\n  { "text": "Guide", "link": "/guide/build", "activeMatch": "/guide/" }\n]\n',
  ),
  ...both('guide/_meta.json', '[\n  "build"\n]\n'),
  ...both('config/_meta.json', '[\n  { "type": "dir", "name": "server", "label": "server" }\n]\n'),
  ...both('config/server/_meta.json', '[\n  "port"\n]\n'),
  'docs/public/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'components/Steps/index.ts': '',
  'components/OptionMeta/index.ts': '',
  'components/Badge/index.ts': '',
  'components/SourceLink/index.ts': '',
  'components/Cards/index.ts': '',
  'theme/frame/Search.tsx': "text('search.hits')",
  'i18n.json': '{\n  "search.hits": { "en": "{{count}} results", "zh": "{{count}} 条结果" }\n}\n',
  'config/redirects.ts': "moved('/guide/old', '/guide/build')",
  'tests/data/routes.json':
    '{\n  "en": ["/", "/guide/build", "/config/server/port"],\n  "zh": ["/zh/", "/zh/guide/build", "/zh/config/server/port"]\n}\n',
};

function counterparts(path: string, english: string, chinese: string): Record<string, string> {
  return {
    [`docs/en/${path}`]: english,
    [`docs/zh/${path}`]: recordSource(chinese, sourceHash(english)),
  };
}

function both(path: string, text: string): Record<string, string> {
  return { [`docs/en/${path}`]: text, [`docs/zh/${path}`]: text };
}
