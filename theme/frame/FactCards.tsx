import type { ComponentType } from 'react';
import { usePage } from '@rspress/core/runtime';
import { useFirstLinkIntent } from '@hooks/useFirstLinkIntent';

/** Links in prose and samples to pages of options, plugins and the API; not in lists that show the facts already. */
const LINKS =
  '.rspress-doc a:is([href*="/config/"], [href*="/api/"], [href*="/plugins/"]):not([data-option] *)';

interface FactCardsProps {
  /** Loads when a reader first points at such a link. */
  Card: ComponentType<{ links: string; first: HTMLAnchorElement }>;
  load: () => Promise<unknown>;
}

/** Cards of links with the facts of the option, hook or member that the link goes to. */
export function FactCards({ Card, load }: FactCardsProps) {
  const { pagePath } = usePage().page;
  const first = useFirstLinkIntent(LINKS, load);
  return first && <Card key={pagePath} links={LINKS} first={first} />;
}
