import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

/** The project's own configuration, less the rules that need the file to exist on disk. */
const eslint = new ESLint({
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] }],
});

/** What the linter says about the imports of a file at `filePath` that holds `code`. */
async function layerMessages(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  const rules = [
    '@typescript-eslint/no-restricted-imports',
    'no-restricted-syntax',
    'no-restricted-globals',
  ];
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId !== null && rules.includes(ruleId))
    .map(({ message }) => message);
}

const HOOK = `import { useText } from '@hooks/useText';`;

describe('import rules', () => {
  it.each([
    [
      'components/ui/Menu/Menu.tsx',
      `import { Badge } from '@components/Badge';`,
      'know only react and each other',
    ],
    [
      'components/ui/Menu/Menu.tsx',
      `import { SiteLink } from '../../SiteContext';`,
      'know only react and each other',
    ],
    [
      'components/icons/brandIcons.tsx',
      `import clsx from 'clsx';`,
      'know only react and each other',
    ],
    ['components/Steps/Steps.tsx', HOOK, 'A component knows nothing of the theme'],
    [
      'components/Steps/Steps.tsx',
      `import { pageTitle } from '../../theme/model/pageTitle';`,
      'A component knows nothing of the theme',
    ],
    [
      'components/SiteContext.tsx',
      `import { useLang } from '@rspress/core/runtime';`,
      'A component knows nothing of the engine',
    ],
    [
      'components/home/Hero/Hero.tsx',
      `import strings from '../../../i18n.json';`,
      'A component holds no sentence',
    ],
    [
      'components/Steps/Steps.tsx',
      `import { site } from '@config/site';`,
      'A component is told everything by props',
    ],
    [
      'theme/model/pageTitle.ts',
      `import { useMemo } from 'react';`,
      'what needs React is a hook in theme/hooks',
    ],
    [
      'theme/model/pageTitle.ts',
      `import { useLang } from '@rspress/core/runtime';`,
      'read the engine in theme/hooks',
    ],
    ['theme/model/pageTitle.ts', HOOK, 'theme/model is the lowest layer'],
    [
      'theme/model/pageTitle.ts',
      `export const width = window.innerWidth;`,
      'theme/model does not touch the DOM',
    ],
    [
      'theme/hooks/useText.ts',
      `import { NavBar } from '@components/frame/NavBar';`,
      'A hook serves views',
    ],
    ['theme/hooks/useText.ts', `import { TopBar } from '@frame/TopBar';`, 'A hook serves views'],
    ['theme/hooks/useText.ts', `import { pageTitle } from '../model/pageTitle';`, 'by its alias'],
    ['search/client/embedded.ts', HOOK, 'Search knows no view'],
    [
      'offline/browser/worker.ts',
      `import { localeData } from '@engine/articles/browser/localeData';`,
      'The service worker knows no page',
    ],
    [
      'config/site.ts',
      `import { sitemapXml } from '@publish/sitemap';`,
      'config/ holds data and settings',
    ],
    [
      'diagnostics/includes.ts',
      `import { stem } from '@search/words/terms';`,
      'diagnostics/ finds mistakes in files',
    ],
    [
      'engine/cache/DiskCache.ts',
      `import { pageTitle } from '@model/pageTitle';`,
      'What runs at build time ships nothing',
    ],
    [
      'engine/entry/page.ts',
      `import { answer } from '@search/rank/answer';`,
      'search is started by a hook',
    ],
    [
      'theme/frame/Sidebar.tsx',
      `import { DocPage } from '@layouts/DocPage';`,
      'A connector does not know its page',
    ],
    [
      'theme/frame/Sidebar.tsx',
      `import { search } from '@search/client';`,
      'through a hook in theme/hooks',
    ],
    ['theme/frame/Sidebar.tsx', `import { Outline } from './Outline';`, 'A connector stands alone'],
    ['theme/frame/Sidebar.tsx', `import { useText } from '../hooks/useText';`, 'by its alias'],
    [
      'theme/mdx/MarkdownLink.tsx',
      `import { Outline } from '@frame/Outline';`,
      'theme/mdx maps tags to components',
    ],
    ['theme/layouts/DocPage.tsx', HOOK, 'A layout is a picture of its page'],
    [
      'theme/layouts/DocPage.tsx',
      `import { pageTitle } from '@model/pageTitle';`,
      'A layout is a picture of its page',
    ],
    [
      'publish/pageHead.ts',
      `import { pageTitle } from '@model/pageTitle';`,
      'What runs at build time ships nothing',
    ],
    [
      'publish/feeds.ts',
      `import { Badge } from '../../components/Badge';`,
      'What runs at build time ships nothing',
    ],
    [
      'scripts/serve.ts',
      `import { Badge } from '@components/Badge';`,
      'A script reads docs and config/ as data',
    ],
    [
      'scripts/serve.ts',
      `import { plugins } from '@engine/plugins';`,
      'A script reads data and files',
    ],
    ['scripts/content/check.ts', `import { site } from '../../config/site';`, 'by its alias'],
  ])('rejects in %s: %s', async (filePath, code, message) => {
    expect(await layerMessages(filePath, code)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    ['components/ui/Menu/Menu.tsx', `import { XIcon } from '@components/icons/brandIcons';`],
    ['components/ui/Menu/Menu.tsx', `import { IconButton } from '../IconButton';`],
    ['components/frame/NavBar/NavBar.tsx', `import { SiteLink } from '../../SiteContext';`],
    ['components/frame/NavBar/NavBar.tsx', `import { NavMenu } from '../NavMenu';`],
    ['theme/model/navItems.ts', `import type { NavItem } from '@rspress/core';`],
    ['theme/hooks/useText.ts', `import { useI18n } from '@rspress/core/runtime';`],
    ['theme/frame/Sidebar.tsx', `import { SidebarTree } from '@components/frame/SidebarTree';`],
    ['theme/frame/Sidebar.tsx', `import styles from './Sidebar.module.css';`],
    ['theme/frame/Sidebar.test.tsx', `import { Sidebar } from './Sidebar';`],
    ['theme/layouts/DocPage.tsx', `import { Sidebar } from '@frame/Sidebar';`],
    [
      'components/ui/Tooltip/TooltipPanel.tsx',
      `import { FloatingPortal } from '@floating-ui/react';`,
    ],
    ['scripts/serve.ts', `import { site } from '@config/site';`],
  ])('allows in %s: %s', async (filePath, code) => {
    expect(await layerMessages(filePath, code)).toEqual([]);
  });

  it('treats import() like an import', async () => {
    const code = `export const load = () => import('@frame/TopBar');`;
    expect(await layerMessages('theme/hooks/useText.ts', code)).toContainEqual(
      expect.stringContaining('A hook serves views'),
    );
  });
});

it('rejects a default export, except where required by contract', async () => {
  const code = 'export default 1;';
  expect(await layerMessages('theme/hooks/useText.ts', code)).toContainEqual(
    expect.stringContaining('Export by name'),
  );
  expect(await layerMessages('rspress.config.ts', code)).toEqual([]);
});
