import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { SYNONYMS } from '@search/words/synonyms';

/** Settings of the hosted index; see https://www.algolia.com/doc/api-reference/settings-api-parameters/. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(aliases)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(keywords)',
    'content',
  ],
  attributesForFaceting: ['lang', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  // Only the best piece of a long section.
  attributeForDistinct: 'url',
  distinct: true,
  indexLanguages: ['en', 'zh'],
  ignorePlurals: ['en'],
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: 'allOptional',
};

/** The synonyms of the site's own index. */
export const INDEX_SYNONYMS: SynonymHit[] = SYNONYMS.map((phrases, index) => ({
  objectID: `same-${index}`,
  type: 'synonym',
  synonyms: phrases.split(', '),
}));
