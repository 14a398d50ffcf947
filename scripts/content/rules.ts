import type { Rule } from './report/Problem';
import { duplicateUrls } from './rules/duplicateUrls';
import { apiMembers } from './rules/apiMembers';
import { containers } from './rules/containers';
import { fences } from './rules/fences';
import { frontMatter } from './rules/frontMatter';
import { headingCase } from './rules/headingCase';
import { headingIds } from './rules/headingIds';
import { images } from './rules/images';
import { imports } from './rules/imports';
import { linkText } from './rules/linkText';
import { knownNames } from './rules/knownNames';
import { links } from './rules/links';
import { messageCoverage } from './rules/messageCoverage';
import { names } from './rules/names';
import { navigation } from './rules/navigation';
import { optionFields, optionFieldLists } from './rules/optionFields';
import { optionFacts } from './rules/optionFacts';
import { optionLinks } from './rules/optionLinks';
import { optionNamesRule } from './rules/optionNames';
import { optionPages } from './rules/optionPages';
import { referenceCoverage } from './rules/referenceCoverage';
import { redirects } from './rules/redirects';
import { routes } from './rules/routes';
import { sentences } from './rules/sentences';
import { sidebar } from './rules/sidebar';
import { sidebarCounterparts } from './rules/sidebarCounterparts';
import { spelling } from './rules/spelling';
import { tables } from './rules/tables';
import { typos } from './rules/typos';
import { strings } from './rules/strings';
import { syntax } from './rules/syntax';
import { thinPages } from './rules/thinPages';
import { title } from './rules/title';
import { translationRecord } from './rules/translationRecord';
import { translationState } from './rules/translationState';
import { counterparts } from './rules/counterparts';
import { counterpartContent } from './rules/counterpartContent';
import { counterpartParts } from './rules/counterpartParts';
import { typography } from './rules/typography';
import { untranslated } from './rules/untranslated';
import { voice } from './rules/voice';

/** The rules of `npm run check:content`. */
export const rules: Rule[] = [
  // Pages can be parsed
  syntax,
  frontMatter,
  title,
  containers,
  tables,
  fences,
  imports,
  // Pages are where they belong
  duplicateUrls,
  routes,
  redirects,
  navigation,
  sidebar,
  // References resolve
  links,
  linkText,
  images,
  optionPages,
  optionFields,
  optionFieldLists,
  optionNamesRule,
  optionLinks,
  optionFacts,
  apiMembers,
  knownNames,
  referenceCoverage,
  messageCoverage,
  strings,
  // Both languages match
  counterparts,
  headingIds,
  sidebarCounterparts,
  counterpartContent,
  counterpartParts,
  translationRecord,
  translationState,
  // Language and style
  typography,
  untranslated,
  spelling,
  typos,
  names,
  headingCase,
  voice,
  sentences,
  thinPages,
];
