import path from 'node:path';
import { generatedFiles } from '@publish/generatedFiles';
import { site as identity } from '@config/site';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Problem, Rule } from '../report/Problem';
import {
  inLanguage,
  isExternal,
  isPlanned,
  closestRoute,
  redirectTarget,
  pageAt,
  splitUrl,
} from '../site/urls';
import { anchorsOf } from '../site/anchors';
import { featureLinksOf } from '../site/frontMatter';
import { sourcesOf, type Link, type Page, type Site, type Source } from '../site/Site';

export const links: Rule = {
  name: 'links',
  description:
    'Every internal link leads to a page of its own language, by its exact URL, and to an anchor that is there.',
  check: (site) =>
    sourcesOf(site).flatMap((source) =>
      [...source.links, ...featureLinksOf(source)].flatMap((link) => {
        const problem = isExternal(link.url) ? external(link) : internal(site, source, link);
        const { line, column } = link;
        return problem ? { file: source.file, line, column, ...problem } : [];
      }),
    ),
};

type Complaint = Pick<Problem, 'found' | 'remedy' | 'related'>;

/** Hosts on the reader's machine. */
const LOCAL_HOST = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)(?=[:/]|$)/;

function external(link: Link): Complaint | undefined {
  const { url } = link;
  if (url.startsWith('http://') && !LOCAL_HOST.test(url)) {
    return {
      found: `a link without encryption: ${url}`,
      remedy: `write ${url.replace('http://', 'https://')}`,
    };
  }
  return ownOrigin(link);
}

function ownOrigin({ url }: Link): Complaint | undefined {
  if (url !== identity.origin && !url.startsWith(`${identity.origin}/`)) return undefined;
  const route = url.slice(identity.origin.length) || '/';
  return { found: `a link to this site by its host: ${url}`, remedy: `write ${route}` };
}

/** Reports only the first cause, so that one mistake is one line. */
function internal(site: Site, source: Source, link: Link): Complaint | undefined {
  const { path: written, hash, tail } = splitUrl(link.url);
  if (link.url === '') return { found: 'a link without a URL', remedy: 'write a URL or path' };
  if (!canDecode(link.url)) {
    return { found: `a malformed % code in ${link.url}`, remedy: 'write %25 for a bare %' };
  }
  if (written === '') return anchor(site, source, source, hash);

  const relative = !written.startsWith('/');
  if (relative && link.syntax !== 'markdown') {
    return {
      found: `a relative URL outside Markdown text: ${link.url}`,
      remedy: 'write it from the root, for example /guide/start/',
    };
  }
  const route = relative ? resolve(source, written) : written;
  if (generatedFiles.includes(route) || site.files.has(`docs/public${route}`)) return undefined;

  const page = pageAt(site, route);
  if (!page) return dead(site, source, link.url, route);

  if (page.lang !== source.lang) {
    return otherLanguage(site, source, link.url, page, tail);
  }
  if (!relative && written !== page.route) {
    return {
      found: `${link.url} is not the exact URL of the page`,
      remedy: `write ${page.route}${tail}`,
    };
  }
  return anchor(site, source, page, hash);
}

/** Resolves `../mode.mdx` from `docs/en/config/output/filename.mdx` to `/config/mode`, like the engine. */
function resolve(source: Source, relative: string): string {
  const folder = path.posix.dirname(source.path);
  return inLanguage(path.posix.join('/', folder, relative), source.lang);
}

function dead(site: Site, source: Source, url: string, route: string): Complaint {
  const found = `${url} leads to no page`;
  const own = inLanguage(route, source.lang);
  const { tail } = splitUrl(url);
  const written = pageAt(site, own);
  if (written) return { found, remedy: `write ${written.route}${tail}` };
  const moved = redirectTarget(own);
  if (moved) return { found: `${url} has moved`, remedy: `write ${moved}${tail}` };
  if (isPlanned(site, own)) return { found: `${found} yet`, remedy: 'write the page first' };
  const meant = closestRoute(site, own);
  return {
    found,
    remedy: meant ? `did you mean ${meant}?` : 'correct the URL or remove the link',
  };
}

function otherLanguage(
  site: Site,
  source: Source,
  url: string,
  page: Page,
  tail: string,
): Complaint {
  const own = inLanguage(page.route, source.lang);
  const found = `${url} leads a reader of docs/${source.lang} to a page of docs/${page.lang}`;
  return {
    found,
    remedy: pageAt(site, own) ? `write ${own}${tail}` : `write the page ${own}, then link to it`,
  };
}

function anchor(
  site: Site,
  source: Source,
  target: Source,
  hash: string | undefined,
): Complaint | undefined {
  if (hash === undefined || target.diagnostic) return undefined;
  const id = decodeURIComponent(hash);
  const anchors = anchorsOf(site, target);
  if (anchors.includes(id)) return undefined;
  const meant = closestMatch(id, anchors);
  const where = target === source ? 'this page' : target.file;
  return {
    found: `no heading of ${where} has the id ${id || "''"}`,
    remedy: meant ? `did you mean #${meant}?` : 'use the id of a heading there',
    related: target.file,
  };
}

function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
