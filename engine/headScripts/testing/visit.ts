import { runInNewContext } from 'node:vm';

export interface Visit {
  url: string;
  languages?: string[];
  userAgent?: string;
  /** The browser's local storage, shared between visits. */
  storage?: Map<string, string> | 'blocked';
  /** The tab's session storage. */
  session?: Map<string, string>;
}

/** Runs an inline script as a browser would at `url`. @returns the URL that it redirects to, or null */
export function visit(
  script: string,
  { url, languages = ['en'], ...browser }: Visit,
): string | null {
  const { userAgent = 'Mozilla/5.0 Firefox/140.0', storage = new Map<string, string>() } = browser;
  const { session = new Map<string, string>() } = browser;
  const slots = () => {
    if (storage === 'blocked') throw new Error('storage is blocked');
    return storage;
  };
  const { pathname, search, hash } = new URL(url, 'https://docs.example');
  let target: string | null = null;
  runInNewContext(script, {
    navigator: { userAgent, languages },
    localStorage: {
      getItem: (key: string) => slots().get(key) ?? null,
      setItem: (key: string, value: string) => slots().set(key, value),
    },
    sessionStorage: { setItem: (key: string, value: string) => session.set(key, value) },
    location: {
      pathname,
      search,
      hash,
      replace: (redirect: string) => {
        target = redirect;
      },
    },
  });
  return target;
}
