import path from 'node:path';
import type { Problem, Rule } from '../report/Problem';
import { isExternal, parseAddress } from '../site/addresses';
import { sourcesOf, type Image, type Site, type Source } from '../site/Site';

export const images: Rule = {
  name: 'images',
  description: 'Every image ships with the site and says in words what it shows.',
  check: (site) =>
    sourcesOf(site).flatMap((source) =>
      source.images.flatMap((image) => {
        const { line, column } = image;
        return [alternative(image), address(site, source, image)].flatMap((complaint) =>
          complaint ? { file: source.file, line, column, ...complaint } : [],
        );
      }),
    ),
};

type Complaint = Pick<Problem, 'found' | 'remedy'>;

/** An image that only decorates says so itself: `<img alt="" src="…" />`. */
function alternative({ alt, url }: Image): Complaint | undefined {
  if (alt !== undefined) return undefined;
  return {
    found: `the image ${url ?? ''} has no alternative text`,
    remedy: 'say what it shows, or write <img alt="" … /> if it only decorates',
  };
}

function address(site: Site, source: Source, { url }: Image): Complaint | undefined {
  if (url === undefined || url.startsWith('data:')) return undefined;
  if (isExternal(url)) {
    return {
      found: `the image ${url} comes from another host`,
      remedy: 'put it in docs/public and write its path',
    };
  }
  const { path: written } = parseAddress(url);
  const file = written.startsWith('/')
    ? `docs/public${written}`
    : path.posix.join(path.posix.dirname(source.file), written);
  if (site.files.has(file)) return undefined;
  return { found: `the image ${url} is not there`, remedy: `add ${file} or correct the path` };
}
