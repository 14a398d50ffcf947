import path from 'node:path';
import { includedPath, includesOf, missingInclude } from '@diagnostics/includes';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Problem, Rule } from '../report/Problem';
import { sourcesOf, type Import, type Site, type Source } from '../site/Site';

/** Folders in `components/` that aren't components for pages. */
const SHELVES = ['frame', 'home', 'icons', 'prose', 'ui'];
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

export const imports: Rule = {
  name: 'imports',
  description:
    'A page imports writer components, fragments of its own language and local images, all that it uses and no more.',
  check: (site) =>
    sourcesOf(site).flatMap((source) => [
      ...source.imports.flatMap((statement) => origin(site, source, statement)),
      ...source.imports.flatMap((statement) => unused(source, statement)),
      ...circles(site, source),
      ...missing(site, source),
      ...includes(site, source),
    ]),
};

function origin(site: Site, source: Source, statement: Import): Problem[] {
  const { line, source: from } = statement;
  const complaint = from.startsWith('@components/')
    ? component(site, from.slice('@components/'.length))
    : from.startsWith('.')
      ? local(site, source, from)
      : {
          found: `a page may not import ${from}`,
          remedy: `make what it needs a component under components/, or a fragment in docs/${source.lang}/shared`,
        };
  return complaint ? [{ file: source.file, line, ...complaint }] : [];
}

type Complaint = Pick<Problem, 'found' | 'remedy'>;

function component(site: Site, name: string): Complaint | undefined {
  const writers = site.components;
  if (writers.includes(name)) return undefined;
  const [first = '', ...rest] = name.split('/');
  const found = `@components/${name} is not a writer component`;
  if (SHELVES.includes(first)) {
    return { found: `${found}: components/${first} is for the frame`, remedy: oneOf(writers) };
  }
  if (rest.length > 0 && writers.includes(first)) {
    return { found, remedy: `import from '@components/${first}'` };
  }
  const meant = closestMatch(name, writers);
  return { found, remedy: meant ? `did you mean @components/${meant}?` : oneOf(writers) };
}

function oneOf(names: readonly string[]): string {
  return names.length > 0 ? `use one of ${names.join(', ')}` : 'add the component first';
}

function local(site: Site, source: Source, from: string): Complaint | undefined {
  const file = targetOf(source, from);
  const shared = `docs/${source.lang}/shared/`;
  const isFragment = file.startsWith(shared) && /\.mdx?$/.test(file);
  if (isFragment || IMAGE.test(file)) {
    if (site.files.has(file)) return undefined;
    return { found: `${from} does not exist`, remedy: `add ${file} or correct the path` };
  }
  const otherLanguage = /^docs\/\w+\/shared\/(.*\.mdx?)$/.exec(file)?.[1];
  return otherLanguage
    ? {
        found: `${from} is a fragment of another language`,
        remedy: `import ${shared}${otherLanguage}`,
      }
    : {
        found: `a page may not import ${from}`,
        remedy: `move what both need to ${shared}, images beside the page`,
      };
}

function unused({ file, text }: Source, { line, names }: Import): Problem[] {
  const rest = text.replace(/^import\s[^;]*?from\s*['"][^'"]*['"];?/gm, '');
  return names
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(rest))
    .map((name) => ({
      file,
      line,
      found: `${name} is imported and not used`,
      remedy: 'remove the import',
    }));
}

const targetOf = (source: Source, from: string): string =>
  path.posix.join(path.posix.dirname(source.file), from);

/** A fragment that imports itself, directly or through others, never ends. */
function circles(site: Site, source: Source): Problem[] {
  const reaches = (from: Source, seen: ReadonlySet<string>): boolean =>
    from.imports.some(({ source: next }) => {
      const file = targetOf(from, next);
      if (file === source.file) return true;
      const fragment = site.fragments.find((candidate) => candidate.file === file);
      return fragment && !seen.has(file) ? reaches(fragment, new Set([...seen, file])) : false;
    });
  return source.imports
    .filter(({ source: from }) => {
      const file = targetOf(source, from);
      const fragment = site.fragments.find((candidate) => candidate.file === file);
      return fragment && (file === source.file || reaches(fragment, new Set([file])));
    })
    .map(({ line, source: from }) => ({
      file: source.file,
      line,
      found: `${from} includes this file again`,
      remedy: 'move what both need to a fragment of its own',
    }));
}

/** A code block can include a file; the build checks files outside docs/. */
function includes(site: Site, { file, text }: Source): Problem[] {
  return includesOf(text)
    .map((include) => ({ include, place: includedPath(include.file, file, 'docs') }))
    .filter(({ place }) => place.startsWith('docs/') && !site.files.has(place))
    .map(({ include, place }) => ({ file, ...missingInclude(include, place) }));
}

/** A component that isn't imported throws when the page renders. */
function missing(site: Site, source: Source): Problem[] {
  const imported = new Set(source.imports.flatMap(({ names }) => names));
  const reported = new Set<string>();
  return source.components.flatMap(({ name, line, column }) => {
    if (imported.has(name) || reported.has(name)) return [];
    reported.add(name);
    const from = site.components.includes(name) ? name : closestMatch(name, site.components);
    return {
      file: source.file,
      line,
      column,
      found: `<${name}> is used and not imported`,
      remedy: from
        ? `add import { ${from} } from '@components/${from}';`
        : 'import it from @components, or write it as `code` if it is none',
    };
  });
}
