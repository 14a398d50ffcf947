import type { Browser } from 'playwright';
import { LONG_PAGE, NEXT_PAGE, SHORT_PAGE } from '../../site/measuredPages';
import { changeFigures, loadFigures, type Figures } from '../../site/readerFigures';
import type { Part } from '../options';
import type { Site } from '../sites';
import { buildFigures } from './buildFigures';
import { devFigures } from './devFigures';
import { searchFigures } from './searchFigures';

interface Subject {
  site: Site;
  browser: Browser;
  /** URL of the served site, ending with a slash. */
  url: string;
}

const at = ({ site, url }: Subject, route: string): string => new URL(site.link(route), url).href;

/** Measures each part once. */
export const MEASURES: Record<Part, (subject: Subject) => Promise<Figures>> = {
  build: ({ site }) => buildFigures(site),
  load: (subject) =>
    loadFigures(subject.browser, { long: at(subject, LONG_PAGE), short: at(subject, SHORT_PAGE) }),
  change: (subject) =>
    changeFigures(subject.browser, {
      url: at(subject, LONG_PAGE),
      link: subject.site.link(NEXT_PAGE),
    }),
  search: (subject) => searchFigures(subject.browser, at(subject, LONG_PAGE), subject.site),
  dev: ({ site, browser }) => devFigures(site, browser),
};
