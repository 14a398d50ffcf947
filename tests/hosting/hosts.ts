/** The response of a host: a file of the site, a redirect, or the 404 page. */
export type Answer = { file: string } | { location: string } | { missing: true };

/** Responds to a path; file names start at the root of the host: `/docs/guide/start.html`. */
export type Host = (path: string) => Answer;

const MISSING: Answer = { missing: true };

const firstFile = (files: ReadonlySet<string>, candidates: readonly string[]): Answer => {
  const file = candidates.find((candidate) => files.has(candidate));
  return file === undefined ? MISSING : { file };
};

/** GitHub Pages: `x.html` for `/x`; a folder with an index gets a trailing slash; `_redirects` is ignored. */
export const gitHubPages =
  (files: ReadonlySet<string>): Host =>
  (path) => {
    if (path.endsWith('/')) return firstFile(files, [`${path}index.html`]);
    const found = firstFile(files, [path, `${path}.html`]);
    return 'missing' in found && files.has(`${path}/index.html`) ? { location: `${path}/` } : found;
  };

/**
 * A redirect as Cloudflare Pages and Netlify resolve it: `:splat` takes all that `*` matches, slashes too, and the
 * result is read as a URL, so that `//host` is another site. Cloudflare's is published:
 * https://github.com/cloudflare/workers-sdk/blob/main/packages/pages-shared/asset-server/handler.ts
 */
function redirected(path: string, rules: string, isSlashIgnored: boolean): Answer | undefined {
  for (const line of rules.trim().split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    const pattern = from.replace(/[.$+?()[\]{}|^\\]/g, '\\$&').replace('*', '(?<splat>.*)');
    const match = new RegExp(`^${pattern}${isSlashIgnored ? '/?' : ''}$`).exec(path);
    if (match) return locationOf(to.replace(':splat', match.groups?.['splat'] ?? ''));
  }
  return undefined;
}

const HOST = 'https://site.example';

function locationOf(to: string): Answer {
  const { origin, href, pathname } = new URL(to, HOST);
  return { location: origin === HOST ? pathname : href };
}

/** A path as hosts look it up among their files; undefined if it can't be decoded. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Netlify: `_redirects` if no file matches, `x.html` for `/x` and `/x/`. */
export const netlify =
  (files: ReadonlySet<string>, redirects: string): Host =>
  (path) => {
    const bare = path.replace(/\/$/, '');
    const found = firstFile(files, [path, `${bare}/index.html`, `${bare}.html`]);
    return 'missing' in found ? (redirected(path, redirects, true) ?? found) : found;
  };

/** Cloudflare Pages: `_redirects` first, then one URL per file, to which the others redirect. */
export const cloudflarePages =
  (files: ReadonlySet<string>, redirects: string): Host =>
  (path) => {
    const moved = redirected(path, redirects, false);
    if (moved) return moved;
    if (/\/index(?:\.html)?$/.test(path) && files.has(path.replace(/(?:\.html)?$/, '.html'))) {
      return { location: path.replace(/index(?:\.html)?$/, '') };
    }
    if (path.endsWith('.html') && files.has(path))
      return { location: path.slice(0, -'.html'.length) };
    if (path.endsWith('/')) {
      const found = firstFile(files, [`${path}index.html`]);
      const bare = path.slice(0, -1);
      return 'missing' in found && files.has(`${bare}.html`) ? { location: bare } : found;
    }
    const found = firstFile(files, [path, `${path}.html`]);
    return 'missing' in found && files.has(`${path}/index.html`) ? { location: `${path}/` } : found;
  };

/** nginx with the file that the build writes; `npm run test:hosting` tests a real one. */
export const nginx = (files: ReadonlySet<string>, configuration: string): Host => {
  const pattern = (text = ''): RegExp => new RegExp(text.replaceAll('\\\\', '\\'));
  const matched = (rule: RegExp): string => rule.exec(configuration)?.[1] ?? '';
  const refused = pattern(matched(/if \(\$uri ~ (\S+)\) \{ return 404; \}/));
  const prefix = pattern(matched(/^ {4}rewrite (\S+) \S+ permanent;/m));
  const withoutPrefix = matched(/^ {4}rewrite \S+ (\S+) permanent;/m);
  const slash = pattern(matched(/location @slash \{\s*rewrite (\S+) \$1 permanent;/));
  const moved = new Map(
    [...configuration.matchAll(/location = (\S+) \{ return 301 (\S+); \}/g)].map(
      ([, path = '', to = '']) => [path, to.replace('$is_args$args', '')],
    ),
  );
  const tried = matched(/try_files (\$uri \$\{uri\}.*);/).split(' ');
  return (target) => {
    const path = decoded(target)?.replace(/\/{2,}/g, '/');
    if (path === undefined || refused.test(path)) return MISSING;
    if (prefix.test(path)) return { location: path.replace(prefix, withoutPrefix) };
    const location = moved.get(path);
    if (location !== undefined) return { location };
    const candidates = tried
      .filter((candidate) => !candidate.startsWith('@'))
      .map((candidate) => candidate.replace(/\$\{uri\}|\$uri/, path).replace('//', '/'));
    const found = firstFile(files, candidates);
    if (!('missing' in found)) return found;
    const bare = slash.exec(path)?.[1];
    return bare === undefined ? found : { location: bare };
  };
};
