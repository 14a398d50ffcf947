import path from 'node:path';
import type { Site, Source } from './Site';

/** All ids on a page that links can target, including those of its fragments. */
export function anchorsOf(site: Site, source: Source): string[] {
  const fragments = source.imports.flatMap((statement) => {
    const file = path.posix.join(path.posix.dirname(source.file), statement.source);
    return site.fragments.find((fragment) => fragment.file === file) ?? [];
  });
  return [
    ...source.headings.map(({ id }) => id),
    ...source.ids,
    ...fragments.flatMap((fragment) => anchorsOf(site, fragment)),
  ];
}
