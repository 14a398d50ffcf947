import path from 'node:path';
import type { Site, Source } from './Site';

/** Every id that a reader can be sent to on a page, those of its fragments included. */
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
