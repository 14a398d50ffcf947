import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { imports } from './imports';

const FILES = {
  'components/Steps/index.ts': '',
  'components/Tabs/index.ts': '',
  'components/ui/Popover/index.ts': '',
  'docs/en/shared/install.mdx': 'Install it.\n',
  'docs/zh/shared/install.mdx': '安装。\n',
  'docs/en/guide/logo.png': '',
};

const check = (body: string): string[] =>
  messagesOf(imports.check(siteOf({ ...FILES, 'docs/en/guide/x.mdx': page(body) })));

describe('imports', () => {
  it('accepts content components, fragments, and local images', () => {
    expect(
      check(
        [
          "import { Steps } from '@components/Steps';",
          "import Install from '../shared/install.mdx';",
          "import logo from './logo.png';",
          '',
          '<Steps>',
          '',
          '### One',
          '',
          '<Install />',
          '',
          '</Steps>',
          '',
          '<img src={logo} alt="Logo" />',
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      "import { Popover } from '@components/ui/Popover';\n\n<Popover />",
      '@components/ui/Popover is not a writer component: components/ui is for the frame  use one of Steps, Tabs',
    ],
    [
      "import { Step } from '@components/Step';\n\n<Step />",
      '@components/Step is not a writer component  did you mean @components/Steps?',
    ],
    [
      "import { Steps } from '@components/Steps/Steps';\n\n<Steps />",
      "@components/Steps/Steps is not a writer component  import from '@components/Steps'",
    ],
    [
      "import { useState } from 'react';\n\n{useState}",
      'a page may not import react  make what it needs a component under components/, or a fragment in docs/en/shared',
    ],
    [
      "import Install from '../../zh/shared/install.mdx';\n\n<Install />",
      '../../zh/shared/install.mdx is a fragment of another language  import docs/en/shared/install.mdx',
    ],
    [
      "import Other from './other.mdx';\n\n<Other />",
      'a page may not import ./other.mdx  move what both need to docs/en/shared/, images beside the page',
    ],
    [
      "import Setup from '../shared/setup.mdx';\n\n<Setup />",
      '../shared/setup.mdx does not exist  add docs/en/shared/setup.mdx or correct the path',
    ],
    [
      "import { Steps } from '@components/Steps';",
      'Steps is imported and not used  remove the import',
    ],
  ])('suggests the right import path for %j', (body, sentence) => {
    expect(check(body)).toEqual([`docs/en/guide/x.mdx:5  ${sentence}`]);
  });

  it('requires the import of a used component', () => {
    expect(check('# X\n\n<Tabs>\n\nText\n\n</Tabs>')).toEqual([
      "docs/en/guide/x.mdx:7  <Tabs> is used and not imported  add import { Tabs } from '@components/Tabs';",
    ]);
    expect(check('Implements <Plugin>.</Plugin>')).toEqual([
      'docs/en/guide/x.mdx:5  <Plugin> is used and not imported  import it from @components, or write it as `code` if it is none',
    ]);
  });

  it('reports fragments that include each other, and accepts a finite chain', () => {
    const shared = (name: string) => `docs/en/shared/${name}.mdx`;
    const files = {
      ...FILES,
      [shared('a')]: "import B from './b.mdx';\n\n<B />\n",
      [shared('b')]: "import A from './a.mdx';\n\n<A />\n",
      [shared('c')]: "import Install from './install.mdx';\n\n<Install />\n",
      'docs/en/guide/x.mdx': page("import C from '../shared/c.mdx';\n\n<C />"),
    };
    expect(messagesOf(imports.check(siteOf(files)))).toEqual([
      `${shared('a')}:1  ./b.mdx includes this file again  move what both need to a fragment of its own`,
      `${shared('b')}:1  ./a.mdx includes this file again  move what both need to a fragment of its own`,
    ]);
  });

  it('reports a missing file that a code block includes', () => {
    const block = (file: string) => `\`\`\`ts file="${file}"\n\`\`\``;
    expect(check(block('./sample.ts'))).toEqual([
      'docs/en/guide/x.mdx:5  ./sample.ts does not exist  add docs/en/guide/sample.ts or correct the path',
    ]);
    expect(check(`\`\`\`\`md\n${block('./sample.ts')}\n\`\`\`\``)).toEqual([]);
  });
});
