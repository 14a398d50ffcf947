import { z } from 'zod';
import { closestMatch } from '@diagnostics/closestMatch';

export const LANGUAGES = [
  { lang: 'en', label: 'English', feedLanguage: 'en' },
  { lang: 'zh', label: '简体中文', feedLanguage: 'zh-CN' },
] as const satisfies readonly { lang: string; label: string; feedLanguage: string }[];

export type Language = (typeof LANGUAGES)[number]['lang'];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The route of a language's home page: `/`, `/zh/`. */
export const homeOf = (lang: Language): string => (lang === DEFAULT_LANGUAGE ? '/' : `/${lang}/`);

const url = z
  .string()
  .regex(
    /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./~@%+-]*)?$/,
    'write a URL, such as https://example.org/docs',
  )
  .transform((value) => value.replace(/\/+$/, ''));

const origin = z
  .string()
  .regex(
    /^https?:\/\/[\w.-]+(?::\d+)?\/?$/,
    'write scheme and host alone, such as https://example.org',
  )
  .transform((value) => value.replace(/\/$/, ''));

const imagePath = z
  .string()
  .regex(/^[\w./~-]+$/, 'write the path of an image, such as /logo.svg')
  .transform((value) => value.replace(/^\/+/, ''));

const word = z.string().regex(/^[\w-]+$/, 'write letters, digits, - and _ alone');

/** Environment variables with the site's settings; the messages describe valid values. */
const variables = z.strictObject({
  /** The site's title. */
  SITE_NAME: z.string().default('Rsbuild'),
  /** Scheme and host of the published site. */
  SITE_ORIGIN: origin.default('https://rsbuild.rs'),
  /** Base path of the published site. */
  SITE_BASE: z
    .string()
    .regex(/^\/(?:[\w~-][\w.~-]*\/)*$/, 'begin and end it with a slash, such as /docs/')
    .default('/'),
  /** Source repository of the documented product. */
  SITE_REPOSITORY: url.default('https://github.com/web-infra-dev/rsbuild'),
  /** Target of 'Edit this page': this URL plus the page's path below `docs/`. */
  SITE_DOCS_BASE: url.default('https://github.com/web-infra-dev/rsbuild/tree/main/website/docs'),
  /** Whether pages have a social card, which `npm run cards` draws into the build. */
  SITE_CARDS: z.enum(['true', 'false'], 'write true or false').default('false'),
  /** Whether pages contain the content security policy, for hosts that send no headers. */
  SITE_POLICY_IN_PAGES: z.enum(['true', 'false'], 'write true or false').default('false'),
  /** Whether offline reading is available. */
  SITE_OFFLINE: z.enum(['on', 'off'], 'write on or off').default('off'),
  /** An optional host for static artwork; every image also ships with the site. */
  SITE_ASSET_HOST: origin.default('https://assets.rspack.rs'),
  /** Path of the landing page's logo on that host; empty for the built-in artwork. */
  SITE_HERO_LOGO: imagePath.default(''),
  /** Path of the landing page's background on that host; empty for the built-in artwork. */
  SITE_HERO_BACKGROUND: imagePath.default(''),
  /** A hosted search service: its application, search-only key and index; either all three or none. */
  SEARCH_APP_ID: word.default(''),
  SEARCH_API_KEY: word.default(''),
  SEARCH_INDEX_NAME: word.default(''),
  /** The service's key with write access to the index: only `npm run search:push` reads it. */
  SEARCH_ADMIN_KEY: word.default(''),
});

const SEARCH = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME'] as const;

/** Netlify sets these to its own names of the site. */
const SET_BY_NETLIFY = ['SITE_ID', 'SITE_NAME'];

type Settings = z.infer<typeof variables>;

function sentencesOf({ issues }: z.ZodError, set: Record<string, string>): string[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const name = issue.path.join('.');
      // Keys are secrets, and build logs are often public.
      const found = name.endsWith('_KEY') ? 'malformed' : JSON.stringify(set[name]);
      return `${name} is ${found}: ${issue.message}.`;
    }
    return issue.keys.map((name) => {
      const meant = closestMatch(name, Object.keys(variables.shape));
      return `${name} isn't a setting${meant ? `: did you mean ${meant}?` : '; README.md lists all of them.'}`;
    });
  });
}

/**
 * Reads the site's settings from environment variables; empty ones count as unset.
 * @returns the settings, or a message for each problem
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
): { settings: Settings } | { problems: string[] } {
  const ignored = env['NETLIFY'] ? SET_BY_NETLIFY : [];
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) =>
      /^(?:SITE|SEARCH)_/.test(name) && value.trim() !== '' && !ignored.includes(name)
        ? [[name, value.trim()]]
        : [],
    ),
  );
  const { data: settings, error } = variables.safeParse(set);
  const missing = SEARCH.some((name) => set[name]) ? SEARCH.filter((name) => !set[name]) : [];
  const problems = [
    ...(error ? sentencesOf(error, set) : []),
    ...missing.map((name) => `${name} is missing: set ${SEARCH.join(', ')}, or none of them.`),
  ];
  return settings && problems.length === 0 ? { settings } : { problems };
}

/**
 * Exits with a message if a setting is invalid, because the program would otherwise fail minutes later, or publish
 * the mistake.
 */
function settingsOrExit(): Settings {
  const result = readSettings(process.env);
  if ('settings' in result) return result.settings;
  for (const problem of result.problems) console.error(problem);
  process.exit(1);
}

const settings = settingsOrExit();

/**
 * The only place that reads the site's name, URLs and keys. URLs have no trailing slash; `base` starts and ends with
 * one.
 */
export const site = {
  name: settings.SITE_NAME,
  origin: settings.SITE_ORIGIN,
  base: settings.SITE_BASE,
  repository: settings.SITE_REPOSITORY,
  docsBase: settings.SITE_DOCS_BASE,
  assetHost: settings.SITE_ASSET_HOST,
  heroLogo: settings.SITE_HERO_LOGO,
  heroBackground: settings.SITE_HERO_BACKGROUND,
  /** The version of `@rsbuild/core` that the pages document. */
  documentedVersion: '1.7.6',
  hasCards: settings.SITE_CARDS === 'true',
  hasPolicyInPages: settings.SITE_POLICY_IN_PAGES === 'true',
  offline: settings.SITE_OFFLINE,
  search: {
    appId: settings.SEARCH_APP_ID,
    apiKey: settings.SEARCH_API_KEY,
    indexName: settings.SEARCH_INDEX_NAME,
  },
} as const;
