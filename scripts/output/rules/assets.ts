import { site as identity } from '@config/site';
import type { Rule } from '../../content/report/Problem';
import { targetOf } from '../site/urls';
import { readable, type BuiltSite, type HtmlFile } from '../site/BuiltSite';
import { tell, type Defect } from '../site/tell';

/** Files that may come from another host, if configured. */
const configured = [identity.heroLogo, identity.heroBackground].flatMap((file) =>
  file ? `${identity.assetHost}/${file}` : [],
);

export const assets: Rule<BuiltSite> = {
  name: 'assets',
  description: 'Every image, script and style sheet that a page fetches ships with the site.',
  check: (site) =>
    tell(
      readable(site).flatMap((page) =>
        page.assets.flatMap(({ tag, url }) => {
          const complaint = check(site, page, tag, url);
          return complaint ? { page, mark: url, ...complaint } : [];
        }),
      ),
    ),
};

function check(
  site: BuiltSite,
  page: HtmlFile,
  tag: string,
  url: string,
): Pick<Defect, 'found' | 'remedy'> | undefined {
  if (url.startsWith('data:') || configured.includes(url)) return undefined;
  const { kind } = targetOf(site, page, url);
  if (kind === 'file') return undefined;
  return kind === 'outside'
    ? {
        found: `<${tag}> fetches ${url} from another host`,
        remedy: 'put the file in docs/public and write its path',
      }
    : {
        found: `<${tag}> fetches ${url || 'an empty URL'}, and no such file is built`,
        remedy: 'correct the path or add the file',
      };
}
