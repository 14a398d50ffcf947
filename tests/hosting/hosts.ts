/** What a host answers: a file of the site, a redirect, or the 404 page. */
export type Answer = { file: string } | { location: string } | { missing: true };

/** Answers a path, of a folder whose files are named from the root of the host: `/docs/guide/start.html`. */
export type Host = (path: string) => Answer;

/** A redirect of the host, by its own file. */
interface Rewrite {
  pattern: RegExp;
  to: string;
}

const MISSING: Answer = { missing: true };

const firstFile = (files: ReadonlySet<string>, candidates: readonly string[]): Answer => {
  const file = candidates.find((candidate) => files.has(candidate));
  return file === undefined ? MISSING : { file };
};

/** GitHub Pages: `x.html` for `/x`; a folder with an index gets its slash; nothing is known of `_redirects`. */
export const gitHubPages =
  (files: ReadonlySet<string>): Host =>
  (path) => {
    if (path.endsWith('/')) return firstFile(files, [`${path}index.html`]);
    const found = firstFile(files, [path, `${path}.html`]);
    return 'missing' in found && files.has(`${path}/index.html`) ? { location: `${path}/` } : found;
  };

function rewritesOf(text: string): Rewrite[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      const pattern = from.replace(/[.$]/g, '\\$&').replace('*', '(.*)');
      return { pattern: new RegExp(`^${pattern}/?$`), to: to.replace(':splat', '$1') };
    });
}

const redirected = (path: string, rewrites: readonly Rewrite[]): Answer | undefined => {
  const rewrite = rewrites.find(({ pattern }) => pattern.test(path));
  return rewrite && { location: path.replace(rewrite.pattern, rewrite.to) };
};

/** Netlify: `_redirects` where no file answers, `x.html` for `/x` and `/x/`. */
export const netlify = (files: ReadonlySet<string>, redirects: string): Host => {
  const rewrites = rewritesOf(redirects);
  return (path) => {
    const bare = path.replace(/\/$/, '');
    const found = firstFile(files, [path, `${bare}/index.html`, `${bare}.html`]);
    return 'missing' in found ? (redirected(path, rewrites) ?? found) : found;
  };
};

/** Cloudflare Pages: `_redirects` first, then one address for each file, to which the others lead. */
export const cloudflarePages = (files: ReadonlySet<string>, redirects: string): Host => {
  const rewrites = rewritesOf(redirects);
  return (path) => {
    const moved = redirected(path, rewrites);
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
};

/** nginx by the file that the build writes: its rewrites, its locations with a redirect, and its `try_files`. */
export const nginx = (files: ReadonlySet<string>, configuration: string): Host => {
  const rewrites: Rewrite[] = [
    ...[...configuration.matchAll(/^ {4}rewrite (\S+) (\S+) permanent;/gm)].map(
      ([, pattern = '', to = '']) => ({ pattern: new RegExp(pattern), to }),
    ),
    ...[...configuration.matchAll(/location = (\S+) \{ return 301 (\S+); \}/g)].map(
      ([, path = '', to = '']) => ({ pattern: new RegExp(`^${path}$`), to }),
    ),
  ];
  const tried = /try_files (.*);/.exec(configuration)?.[1]?.split(' ') ?? [];
  const [, slash = ''] =
    /location @slash \{\s*rewrite (\S+) \$1 permanent;/.exec(configuration) ?? [];
  return (path) => {
    const moved = redirected(path, rewrites);
    if (moved) return moved;
    const candidates = tried
      .filter((candidate) => !candidate.startsWith('@'))
      .map((candidate) => candidate.replace(/\$\{uri\}|\$uri/, path).replace('//', '/'));
    const found = firstFile(files, candidates);
    if (!('missing' in found)) return found;
    const bare = new RegExp(slash).exec(path)?.[1];
    return bare === undefined ? found : { location: bare };
  };
};
