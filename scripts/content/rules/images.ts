import path from 'node:path';
import type { Problem, Rule } from '../report/Problem';
import { isExternal, splitUrl } from '../site/urls';
import { sourcesOf, type Image, type Site, type Source } from '../site/Site';

/** Maximum size of an image in bytes: one second on a slow network. */
const SIZE_LIMIT = 200 * 1024;

export const images: Rule = {
  name: 'images',
  description: 'Every image ships with the site, is light enough and says in words what it shows.',
  check: (site) => [
    ...heavy(site),
    ...sourcesOf(site).flatMap((source) =>
      source.images.flatMap((image) => {
        const { line, column } = image;
        return [alternative(image), route(site, source, image)].flatMap((complaint) =>
          complaint ? { file: source.file, line, column, ...complaint } : [],
        );
      }),
    ),
  ],
};

const heavy = ({ imageSizes }: Site): Problem[] =>
  [...imageSizes]
    .filter(([, size]) => size > SIZE_LIMIT)
    .map(([file, size]) => ({
      file,
      line: 1,
      found: `the image has ${String(Math.ceil(size / 1024))} KB, and at most 200 are allowed`,
      remedy: 'make it smaller, or save it as WebP or SVG',
    }));

type Complaint = Pick<Problem, 'found' | 'remedy'>;

/** Decorative images have an empty alt: `<img alt="" src="…" />`. */
function alternative({ alt, url }: Image): Complaint | undefined {
  if (alt !== undefined) return undefined;
  return {
    found: `the image ${url ?? ''} has no alternative text`,
    remedy: 'say what it shows, or write <img alt="" … /> if it only decorates',
  };
}

function route(site: Site, source: Source, { url }: Image): Complaint | undefined {
  if (url === undefined || url.startsWith('data:')) return undefined;
  if (isExternal(url)) {
    return {
      found: `the image ${url} comes from another host`,
      remedy: 'put it in docs/public and write its path',
    };
  }
  const { path: written } = splitUrl(url);
  const file = written.startsWith('/')
    ? `docs/public${written}`
    : path.posix.join(path.posix.dirname(source.file), written);
  if (site.files.has(file)) return undefined;
  return { found: `the image ${url} does not exist`, remedy: `add ${file} or correct the path` };
}
