import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import { parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { feedLinks, feeds, type Feed } from './feedLinks';
import type { HeadTags } from './pageHead';
import { feedXml, pluginFeeds, type Release } from './feeds';

const release = (version: string, day: string): Release => ({
  title: `Rsbuild ${version} & "friends"`,
  description: `What ${version} brought: <script> tags, among others`,
  routePath: `/community/releases/v${version}`,
  publishedAt: new Date(day),
});

const RELEASES = [release('0-1', '2023-11-22'), release('1-0', '2024-09-10')];

describe.each(feeds)('the feed at $pathname', (feed: Feed) => {
  const xml = feedXml(feed, RELEASES);

  it('is a valid feed with the newest release first', () => {
    expect(parseFeed(xml)).toMatchObject({
      type: feed.format,
      title: feed.title,
      description: feed.description,
      updated: new Date('2024-09-10'),
      items: ['1-0', '0-1'].map((version) => ({
        id: `https://rsbuild.rs/community/releases/v${version}`,
        link: `https://rsbuild.rs/community/releases/v${version}`,
        title: `Rsbuild ${version} & "friends"`,
        description: `What ${version} brought: <script> tags, among others`,
        pubDate: new Date(version === '1-0' ? '2024-09-10' : '2023-11-22'),
      })),
    });
  });

  it('contains its language and its own URL', () => {
    expect(xml).toContain(
      feed.format === 'rss'
        ? `<language>${feed.language}</language>`
        : `xml:lang="${feed.language}"`,
    );
    expect(xml).toContain(
      `rel="self" type="${feed.mime}" href="https://rsbuild.rs${feed.pathname}"`,
    );
  });

  it('is declared on the home page of its language, and on no other page', () => {
    const link = `type="${feed.mime}" hreflang="${feed.language}" title="${feed.title}" href="https://rsbuild.rs${feed.pathname}"`;
    const pages = ['/', '/zh/', '/guide/start/'];
    expect(pages.filter((routePath) => feedLinks({ routePath }).includes(link))).toEqual([
      feed.home,
    ]);
  });

  it('stays well-formed before the first release', () => {
    expect(parseFeed(feedXml(feed, []))).toMatchObject({ title: feed.title, items: [] });
  });
});

it('has one RSS and one Atom feed per language, with zh-CN for Chinese', () => {
  expect(feeds.map(({ format, language }) => `${format} ${language}`)).toEqual([
    'rss en',
    'atom en',
    'rss zh-CN',
    'atom zh-CN',
  ]);
});

it('declares the feeds of a page’s front matter, with absolute URLs for this site’s feeds', async () => {
  const heads: HeadTags[] = [];
  const { extendPageData } = pluginFeeds(heads);
  const mime = 'application/rss+xml';
  const declared = [
    { url: '/blog.xml', mime, language: 'en' },
    { url: 'https://example.com/?a="1"&b', mime, language: 'en' },
  ];
  const tell = (routePath: string, frontmatter: object) =>
    extendPageData?.({ routePath, frontmatter } as PageIndexInfo, true);
  await tell('/guide/', { feeds: declared });
  await tell('/config/', {});
  const linksOf = (routePath: string) => {
    const tags = heads.map((tagsOf) => tagsOf({ routePath } as RouteMeta) ?? '').join('');
    return [...tags.matchAll(/<link [^>]*>/g)].map(([link]) => link);
  };
  expect(linksOf('/guide/')).toEqual([
    `<link rel="alternate" type="${mime}" hreflang="en" href="https://rsbuild.rs/blog.xml">`,
    `<link rel="alternate" type="${mime}" hreflang="en" href="https://example.com/?a=&#x22;1&#x22;&#x26;b">`,
  ]);
  expect(linksOf('/config/')).toEqual([]);
});
