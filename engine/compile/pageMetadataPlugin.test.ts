import { expect, it } from 'vitest';
import { translationsMissing } from './pageMetadataPlugin';

const route = (pureRoutePath: string, lang: string, version = '') => ({
  pureRoutePath,
  lang,
  version,
});

it('lists the languages without a page', () => {
  const [both, alone] = [route('/both', 'en'), route('/alone', 'en')];
  const missing = translationsMissing([both, alone, route('/both', 'zh')]);
  expect(missing(both)).toEqual([]);
  expect(missing(alone)).toEqual(['/zh']);
});

it('lists the versions without a page', () => {
  const page = route('/new', 'en', 'v2');
  const missing = translationsMissing([page, route('/old', 'en', 'v1'), route('/old', 'zh', 'v1')]);
  expect(missing(page)).toEqual(['v1/en', 'v1/zh']);
});
