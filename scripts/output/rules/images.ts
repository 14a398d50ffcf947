import type { Rule } from '../../content/report/Problem';
import { readable, type BuiltSite } from '../site/BuiltSite';
import { tell } from '../site/tell';

export const images: Rule<BuiltSite> = {
  name: 'images',
  description: 'Every image says in words what it shows, or that it shows nothing.',
  check: (site) =>
    tell(
      readable(site).flatMap((page) =>
        page.images
          .filter(({ alt }) => alt === undefined)
          .map(({ url }) => ({
            page,
            mark: url,
            found: `the image ${url.slice(0, 60)} has no alternative text`,
            remedy: 'say what it shows, or give it alt="" if it only decorates',
          })),
      ),
    ),
};
