import { ALL_PAGES_ROUTE } from '@config/allPages';
import { useText } from './useText';

/**
 * Pages to go on from where there is nothing to show.
 * @param localize adds the page's language to a link
 */
export function useStartLinks(localize: (href: string) => string): {
  label: string;
  links: { text: string; href: string }[];
} {
  const text = useText();
  return {
    label: text('startLinks.label'),
    links: [
      { text: text('startLinks.quickStart'), href: localize('/guide/start/quick-start') },
      { text: text('startLinks.configuration'), href: localize('/config/') },
      { text: text('startLinks.migration'), href: localize('/guide/migration/webpack') },
      { text: text('startLinks.allPages'), href: localize(ALL_PAGES_ROUTE) },
    ],
  };
}
