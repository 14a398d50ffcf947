import path from 'node:path';
import { BUILT, testOn } from './builtFixture';
import { builtRoutes } from './pages';

/** The test function of specs that look at the small site of everything Markdown can become. */
export const test = testOn('site');

/** The routes of that site. */
export const fixtureRoutes = (): string[] => builtRoutes(path.join(BUILT, 'site'));
