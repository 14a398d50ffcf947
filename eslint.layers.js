// @ts-check
/**
 * Who may import whom: one row per layer, the linter's copy of the project's layer table.
 * A row applies to the files of its layer and refuses what the layer must not know, each with a
 * message that names the right place.
 */

/**
 * @typedef {object} Refusal
 * @property {string} regex matched against the text between the quotes of the import
 * @property {string} message
 * @property {boolean} [allowTypeImports] whether `import type` passes
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {string[]} files
 * @property {string[]} [ignores]
 * @property {Refusal[]} refuses
 * @property {{ name: string, message: string }[]} [globals] names of the platform it must not use
 */

/**
 * An import of one of these folders of theme/, by alias or by a path from elsewhere in theme/.
 * @param {string} folders alternatives of a regular expression
 */
const themeFolder = (folders) => `^(?:@(?:${folders})/|(?:\\.\\./)+(?:theme/)?(?:${folders})/)`;

/**
 * An import of one of the rooms beside theme/, by alias.
 * @param {string} names alternatives of a regular expression
 */
const room = (names) => `^@(?:${names})/`;

const COMPONENTS = '^(?:@components/|(?:\\.\\./)+components/)';
const THEME = '^(?:@(?:model|hooks|frame|layouts|mdx)/|(?:\\.\\./)+theme/)';
const SEARCH_CLIENT = '^@search/(?:client|rank)/';
const ENGINE = '^(?:@rspress/|@theme(?:/|$)|@rsbuild/|@rspack/|virtual-)';
const REACT = '^react(?:-dom|-router-dom)?(?:/|$)';
const STRINGS = '(?:^|/)i18n(?:\\.json)?$';

/**
 * A relative path into another folder of the tree, which an alias names.
 * @type {Refusal}
 */
const noPathAcross = {
  regex:
    '^(?:\\.\\./)+(?:components|config|diagnostics|docs|engine|markdown|offline|publish|scripts|search|tests|theme)/(?!styles/|index$|typescript\\.mjs$)',
  message: 'Name the other layer by its alias (@components/, @config/, @model/, …), not by ../',
};

/**
 * The same between the folders of theme/.
 * @type {Refusal}
 */
const noPathAcrossTheme = {
  regex: '^(?:\\.\\./)+(?:frame|hooks|layouts|mdx|model)/',
  message: 'Name the other layer by its alias (@frame/, @hooks/, @model/, …), not by ../',
};

/** @type {Refusal} */
const noThemeInComponents = {
  regex: THEME,
  message:
    'A component knows nothing of the theme: take it by props, and let a connector in theme/frame or theme/mdx pass it',
};

/** @type {Refusal} */
const noEngineInComponents = {
  regex: ENGINE,
  message:
    'A component knows nothing of the engine: take Link, lang and localize from @components/SiteContext, the rest by props',
};

/** @type {Refusal} */
const noStringsInComponents = {
  regex: STRINGS,
  message: 'A component holds no sentence: take `labels` by props from a connector in theme/frame',
};

/** @type {Refusal[]} */
const connectorRefuses = [
  {
    regex: themeFolder('layouts|mdx'),
    message: 'A connector does not know its page: theme/layouts composes connectors',
  },
  {
    regex: room('offline|search'),
    message: 'A connector searches, and reaches what is stored, through a hook in theme/hooks',
    allowTypeImports: true,
  },
  noPathAcross,
  noPathAcrossTheme,
];

/**
 * Where a file falls into two rows, the later one holds.
 * @type {Layer[]}
 */
export const layers = [
  {
    name: 'components',
    files: ['components/**/*.{ts,tsx}'],
    refuses: [
      noThemeInComponents,
      noEngineInComponents,
      noStringsInComponents,
      {
        regex: `${room('config|diagnostics|engine|markdown|offline|publish|search')}|^(?:\\.\\./)+(?:config|scripts|docs)/`,
        message: 'A component is told everything by props: pass the value from a connector',
      },
      noPathAcross,
    ],
  },
  {
    name: 'components/ui, components/icons',
    files: ['components/{ui,icons}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    refuses: [
      {
        regex:
          '^(?!react(?:-dom)?(?:/|$)|@floating-ui/react$|\\.{1,2}/(?!\\.\\.)|(?:\\.\\./)+(?:ui|icons)/|@components/(?:ui|icons)/)',
        message:
          'components/ui and components/icons know only react and each other (and @floating-ui/react, for panels): what needs more belongs in another folder of components/',
      },
      {
        regex: '^\\.\\./(?!ui/|icons/)(?:[a-z]|SiteContext)',
        message: 'components/ui and components/icons know only react and each other',
      },
    ],
  },
  {
    name: 'theme/model',
    files: ['theme/model/**/*.ts'],
    refuses: [
      {
        regex: REACT,
        message: 'theme/model is pure: what needs React is a hook in theme/hooks',
        allowTypeImports: true,
      },
      {
        regex: ENGINE,
        message: 'theme/model is pure: read the engine in theme/hooks and pass plain data',
        allowTypeImports: true,
      },
      {
        regex: `${COMPONENTS}|${themeFolder('hooks|frame|layouts|mdx')}|${room('offline|search')}`,
        message: 'theme/model is the lowest layer: the caller passes what it needs as arguments',
        allowTypeImports: true,
      },
      noPathAcross,
      noPathAcrossTheme,
    ],
    globals: ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location'].map(
      (name) => ({
        name,
        message: 'theme/model does not touch the DOM: read it in theme/hooks and pass plain data',
      }),
    ),
  },
  {
    name: 'theme/hooks',
    files: ['theme/hooks/**/*.{ts,tsx}'],
    refuses: [
      {
        regex: `${COMPONENTS}|${themeFolder('frame|layouts|mdx')}`,
        message:
          'A hook serves views and does not know them: join the two in a connector in theme/frame',
        allowTypeImports: true,
      },
      noPathAcross,
      noPathAcrossTheme,
    ],
  },
  {
    name: 'theme/frame, tests',
    files: ['theme/frame/**/*.test.{ts,tsx}'],
    refuses: connectorRefuses,
  },
  {
    name: 'theme/frame',
    files: ['theme/frame/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    refuses: [
      ...connectorRefuses,
      {
        regex: '^(?:@frame/|\\.{1,2}/[A-Z](?!.*\\.css$))',
        message: 'A connector stands alone: share by a hook, or compose the two in theme/layouts',
      },
    ],
  },
  {
    name: 'theme/mdx',
    files: ['theme/mdx/**/*.{ts,tsx}'],
    refuses: [
      {
        regex: `${themeFolder('frame|layouts')}|${room('offline|search')}`,
        message: 'theme/mdx maps tags to components: the frame around them is for theme/layouts',
      },
      noPathAcross,
      noPathAcrossTheme,
    ],
  },
  {
    name: 'theme/layouts',
    files: ['theme/layouts/**/*.{ts,tsx}'],
    refuses: [
      {
        regex: `${themeFolder('hooks|model')}|${room('offline|search')}`,
        message:
          'A layout is a picture of its page: put the hook and what it decides in a connector in theme/frame',
      },
      noPathAcross,
      noPathAcrossTheme,
    ],
  },
  {
    name: 'config',
    files: ['config/**/*.ts'],
    ignores: ['**/*.test.ts'],
    refuses: [
      {
        regex: `${THEME}|${COMPONENTS}|${room('engine|markdown|publish|search')}`,
        message:
          'config/ holds data and settings: code that reads them belongs in the room that uses it',
      },
      noPathAcross,
    ],
  },
  {
    name: 'diagnostics',
    files: ['diagnostics/**/*.ts'],
    refuses: [
      {
        regex: `${THEME}|${COMPONENTS}|${room('markdown|offline|publish|search')}`,
        message: 'diagnostics/ finds mistakes in files: it knows nothing that is built from them',
      },
      noPathAcross,
    ],
  },
  {
    name: 'markdown, publish',
    files: ['{markdown,publish}/**/*.ts'],
    refuses: [
      {
        regex: `${THEME}|${COMPONENTS}|${room('offline|search')}`,
        message:
          'What runs at build time ships nothing: pass data through themeConfig or a plugin, and let the theme read it',
      },
      noPathAcross,
    ],
  },
  {
    name: 'engine',
    files: ['engine/**/*.{ts,tsx}'],
    refuses: [
      {
        regex: SEARCH_CLIENT,
        message: 'The engine builds and loads pages: search is started by a hook in theme/hooks',
      },
      noPathAcross,
    ],
  },
  {
    name: 'engine, at build time',
    files: ['engine/*.ts', 'engine/{articles/build,cache,compile,dev,headScripts,threads}/**/*.ts'],
    refuses: [
      {
        regex: `${THEME}|${COMPONENTS}|${SEARCH_CLIENT}`,
        message:
          'What runs at build time ships nothing: pass data through themeConfig or a plugin, and let the theme read it',
      },
      noPathAcross,
    ],
  },
  {
    name: 'search',
    files: ['search/**/*.ts'],
    refuses: [
      {
        regex: `${THEME}|${COMPONENTS}`,
        message: 'Search knows no view: a hook in theme/hooks joins the two',
      },
      noPathAcross,
    ],
  },
  {
    name: 'migration',
    files: ['migration/**/*.ts'],
    refuses: [
      {
        regex: `${REACT}|${ENGINE}|${COMPONENTS}|${THEME}|${room('engine|markdown|offline|publish|search')}`,
        message:
          'migration/ reads configurations in a worker: it knows the tables in config/facts and no view',
      },
      noPathAcross,
    ],
    globals: ['window', 'document', 'localStorage', 'sessionStorage', 'eval', 'Function'].map(
      (name) => ({ name, message: 'migration/ runs in a worker, and runs no code that it reads' }),
    ),
  },
  {
    name: 'offline, in the browser',
    files: ['offline/browser/**/*.ts'],
    refuses: [
      {
        regex: `${REACT}|${ENGINE}|${COMPONENTS}|${THEME}|${room('engine|search')}`,
        message: 'The service worker knows no page: it and its hooks share plain functions alone',
      },
      noPathAcross,
    ],
  },
  {
    name: 'scripts',
    files: ['scripts/**/*.{ts,mjs}'],
    refuses: [
      {
        regex: `${THEME}|${COMPONENTS}`,
        message: 'A script reads docs and config/ as data: it does not know the page’s code',
      },
      {
        regex: '^@(?:engine/(?!cache/)|markdown/(?!optionFieldList$)|offline/)',
        message:
          'A script reads data and files: of engine/ it knows the cache alone, of markdown/ the list of option fields',
      },
      noPathAcross,
    ],
  },
];
