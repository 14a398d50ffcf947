import type { Shows } from './look';
import type { Remark } from './plan';

/** A section with details: the tab to open, or what servers show before the walk's end. */
interface Section {
  readonly at: string;
  readonly tab?: string;
  readonly shows?: Shows;
}

/** One way through a page, from the starting point to what Chromium shows in the end. */
export interface Walk {
  /** The name on the command line; several walks can use one page. */
  readonly page: string;
  readonly from: string;
  /**
   * An application in tests/fixtures/migrations, the command that builds it before the migration, and its output
   * folder.
   */
  readonly start?: {
    readonly folder: string;
    readonly build: string;
    readonly output: string;
    /** The page in that folder, unless it is the index. */
    readonly page?: string;
  };
  /** Sections, as page and heading. */
  readonly route: readonly (string | Section)[];
  readonly remarks?: readonly Remark[];
  /** The folder of the last build; `dist` by default. */
  readonly output?: string;
  /** The base path of the build; `/` by default. */
  readonly base?: string;
  readonly shows: Shows;
}

const QUICK_START = 'guide/start/quick-start';
const HELLO: Shows = { texts: ['Hello, Rsbuild'] };
const BUILD = `${QUICK_START}#build-for-production`;

const ASKS: Remark = {
  says: 'command="npm create rsbuild@1"',
  skip: 'It asks questions; the page has the same without them below.',
};
const ENTER: Remark = { says: 'Run this command in the new folder', enter: 'my-app' };

/** The configuration is before the steps, which don't repeat it. */
const REGISTER: Remark = { says: 'at the top of this page', write: 'rsbuild.config.ts' };

const OLD_ENTRY: Remark = {
  says: 'has a `src/index.ts` or `src/index.js`, delete it',
  remove: 'src/index.ts',
};

/** A framework's page: its template, and the quick start's application with the framework added. */
function framework(name: string, remarks: readonly Remark[], shows: Shows): Walk[] {
  const page = `guide/framework/${name.toLowerCase()}`;
  return [
    {
      page,
      from: 'the template',
      route: [
        `${page}#create-a-new-app`,
        `${QUICK_START}#install-the-dependencies`,
        `${QUICK_START}#start-the-dev-server`,
        BUILD,
      ],
      remarks: [ENTER],
      shows: { texts: [`Rsbuild with ${name}`] },
    },
    {
      page,
      from: 'the app of the quick start',
      route: [
        { at: `${QUICK_START}#write-an-app-by-hand`, shows: HELLO },
        `${page}#add-${name.toLowerCase()}-to-an-existing-project`,
        BUILD,
      ],
      remarks: [REGISTER, ...remarks],
      shows,
    },
  ];
}

const COUNTER: Shows = { press: { button: 'Clicked 0 times', then: 'Clicked 1 times' } };
const CART = { button: '0 in the cart', then: '1 in the cart' };

/** All tested pages. `remarks` interprets sentences, and explains skipped steps. */
export const WALKS: readonly Walk[] = [
  {
    page: QUICK_START,
    from: 'the template',
    route: [`${QUICK_START}#start-from-a-template`, BUILD],
    remarks: [ASKS, ENTER],
    shows: { texts: ['Rsbuild with React'] },
  },
  {
    page: QUICK_START,
    from: 'an empty folder',
    route: [
      `${QUICK_START}#write-an-app-by-hand`,
      BUILD,
      `${QUICK_START}#add-a-configuration-file`,
      `${QUICK_START}#typescript`,
      BUILD,
      ...['react', 'vue', 'svelte'].flatMap((tab) => [
        { at: `${QUICK_START}#add-a-framework`, tab },
        BUILD,
      ]),
    ],
    shows: HELLO,
  },
  ...framework('React', [OLD_ENTRY], COUNTER),
  ...framework('Vue', [], { ...COUNTER, teal: 'button' }),
  ...framework('Svelte', [], { ...COUNTER, teal: 'button' }),
  ...framework('Solid', [OLD_ENTRY], COUNTER),
  ...framework('Preact', [OLD_ENTRY], COUNTER),
  {
    page: 'guide/migration/cra',
    from: 'an app of Create React App',
    start: { folder: 'cra', build: 'npm run build', output: 'build' },
    route: ['guide/migration/cra#checklist'],
    remarks: [
      {
        says: 'JavaScript projects have a `jsconfig.json`',
        skip: 'The app is in TypeScript, and `baseUrl` is read from its tsconfig.json.',
      },
      { says: 'Delete `src/react-app-env.d.ts`', remove: 'src/react-app-env.d.ts' },
    ],
    output: 'build',
    shows: { title: 'The bookshop', texts: ['A book costs € 12.00'], press: CART, teal: 'h1' },
  },
  {
    page: 'guide/migration/vite',
    from: 'an app of Vite',
    start: { folder: 'vite', build: 'npm run build', output: 'build' },
    route: ['guide/migration/vite#checklist'],
    remarks: [
      { says: '[Vite syntax in your code](#in-your-code)', read: ['workers', 'glob-imports'] },
    ],
    output: 'build',
    base: '/shop/',
    shows: {
      title: 'The bookshop',
      texts: ['Version 1.2.0', 'The worker was told to start'],
      press: { button: 'Terms', then: 'Books can be returned within 30 days.' },
      teal: 'h1',
    },
  },
  {
    page: 'guide/migration/vue-cli',
    from: 'an app of Vue CLI',
    start: { folder: 'vue-cli', build: 'npm run build', output: 'dist' },
    route: ['guide/migration/vue-cli#checklist'],
    shows: { title: 'my-app', texts: ['The bookshop'], press: CART, teal: 'h1' },
  },
  {
    page: 'guide/migration/webpack',
    from: 'an app of webpack',
    start: { folder: 'webpack', build: 'npm run build', output: 'build' },
    route: ['guide/migration/webpack#checklist'],
    remarks: [
      {
        says: 'Rename the entry to `index`',
        skip: 'The configuration of the step before has that name.',
      },
    ],
    output: 'build',
    base: '/shop/',
    shows: { title: 'My shop', texts: ['A book costs € 12.00'], press: CART, teal: 'h1' },
  },
  {
    page: 'guide/migration/modern-builder',
    from: 'an app of Modern.js Builder',
    start: { folder: 'modern-builder', build: 'npm run build', output: 'dist', page: 'html/' },
    route: ['guide/migration/modern-builder#checklist'],
    remarks: [
      { says: 'Rename `builder.config.ts`', remove: 'builder.config.ts' },
      { says: 'run `npx tsc --noEmit`, which reports', run: 'npx tsc --noEmit' },
    ],
    shows: { texts: ['Version 1.2.0'], press: CART, teal: 'h1' },
  },
  {
    page: 'guide/migration/rsbuild-0-x',
    from: 'an app of Rsbuild 0.7',
    start: { folder: 'rsbuild-0-x', build: 'npm run build', output: 'dist' },
    route: ['guide/migration/rsbuild-0-x#checklist'],
    remarks: [
      {
        says: 'and run `npx tsc --noEmit`. If the file',
        run: 'npx tsc --noEmit',
        fails: "'targets' does not exist in type 'OutputConfig'",
      },
      { says: 'Run `npx tsc --noEmit` again', run: 'npx tsc --noEmit' },
    ],
    shows: { title: 'The bookshop', texts: ['Called: add'], press: CART, teal: 'h1' },
  },
];
