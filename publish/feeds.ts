import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { x } from 'xastscript';
import { absoluteUrl } from './absoluteUrl';
import { feedLink, feeds, type DeclaredFeed, type Feed } from './feedLinks';
import type { HeadTags } from './pageHead';
import { site } from '@config/site';
import { xmlDocument } from './xml';

/** A page with `published_at` in its front matter. */
export interface Release {
  title: string;
  description: string;
  routePath: string;
  publishedAt: Date;
}

const ATOM = 'http://www.w3.org/2005/Atom';

function rss(feed: Feed, releases: readonly Release[]): string {
  const [newest] = releases;
  return xmlDocument(
    x('rss', { version: '2.0', 'xmlns:atom': ATOM }, [
      x('channel', [
        x('title', feed.title),
        x('link', absoluteUrl(feed.home)),
        x('description', feed.description),
        x('language', feed.language),
        x('atom:link', { rel: 'self', type: feed.mime, href: absoluteUrl(feed.pathname) }),
        ...(newest ? [x('lastBuildDate', newest.publishedAt.toUTCString())] : []),
        ...releases.map(({ title, description, routePath, publishedAt }) =>
          x('item', [
            x('title', title),
            x('link', absoluteUrl(routePath)),
            x('guid', absoluteUrl(routePath)),
            x('pubDate', publishedAt.toUTCString()),
            x('description', description),
          ]),
        ),
      ]),
    ]),
  );
}

function atom(feed: Feed, releases: readonly Release[]): string {
  const [newest] = releases;
  return xmlDocument(
    x('feed', { xmlns: ATOM, 'xml:lang': feed.language }, [
      x('id', absoluteUrl(feed.pathname)),
      x('title', feed.title),
      x('subtitle', feed.description),
      x('link', { rel: 'self', type: feed.mime, href: absoluteUrl(feed.pathname) }),
      x('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(feed.home) }),
      x('updated', (newest?.publishedAt ?? new Date(0)).toISOString()),
      x('author', [x('name', site.name)]),
      ...releases.map(({ title, description, routePath, publishedAt }) =>
        x('entry', [
          x('id', absoluteUrl(routePath)),
          x('title', title),
          x('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(routePath) }),
          x('published', publishedAt.toISOString()),
          x('updated', publishedAt.toISOString()),
          x('summary', description),
        ]),
      ),
    ]),
  );
}

/** XML of a feed, the newest release first. */
export function feedXml(feed: Feed, releases: readonly Release[]): string {
  const sorted = releases.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  return feed.format === 'rss' ? rss(feed, sorted) : atom(feed, sorted);
}

/**
 * Writes the feeds, and declares those in pages' front matter. Must come before the plugin that removes page data.
 * @param heads receives the declarations
 */
export function pluginFeeds(heads: HeadTags[]): RspressPlugin {
  const releases: (Release & { lang: string })[] = [];
  const declared = new Map<string, readonly DeclaredFeed[]>();
  heads.push(({ routePath }) => declared.get(routePath)?.map(feedLink).join(''));
  return {
    name: 'feeds',
    extendPageData({ frontmatter, title, routePath, lang }) {
      const { published_at: publishedAt, description = '', feeds: own = [] } = frontmatter;
      declared.set(routePath, own as DeclaredFeed[]);
      if (publishedAt === undefined) return;
      const day = new Date(publishedAt as string);
      releases.push({ title, description, routePath, lang, publishedAt: day });
    },
    async afterBuild({ outDir = 'dist' }, isProd) {
      if (!isProd) return;
      for (const feed of feeds) {
        const own = releases.filter(({ lang }) => lang === feed.lang);
        await writeFile(path.join(outDir, feed.pathname), feedXml(feed, own));
      }
    },
  };
}
