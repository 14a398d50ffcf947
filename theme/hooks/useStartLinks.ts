import { ALL_PAGES_ROUTE } from '@config/allPages';
import strings from '../../i18n.json';
import { useLazyText } from './useLazyText';

/**
 * Pages to go on from where there is nothing to show.
 * @param localize adds the page's language to a link
 */
export function useStartLinks(localize: (href: string) => string): {
  label: string;
  links: { text: string; href: string }[];
} {
  const own = useLazyText();
  return {
    label: own(strings['startLinks.label']),
    links: [
      { text: own(strings['startLinks.quickStart']), href: localize('/guide/start/quick-start') },
      { text: own(strings['startLinks.configuration']), href: localize('/config/') },
      { text: own(strings['startLinks.migration']), href: localize('/guide/migration/webpack') },
      { text: own(strings['startLinks.allPages']), href: localize(ALL_PAGES_ROUTE) },
    ],
  };
}
