import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { hiddenByQuery } from '@model/pageParts';

/**
 * Marks the document with the parts that the address hides, for `styles/parts.css`. The inline script
 * of `engine/headScripts/hiddenParts.ts` does the same before first paint, so nothing flashes or hydrates askew.
 */
export function useHiddenParts(): void {
  const { search } = useLocation();
  useEffect(() => {
    const hidden = hiddenByQuery(search);
    if (hidden.length > 0) document.documentElement.dataset.hidden = hidden.join(' ');
    else delete document.documentElement.dataset.hidden;
  }, [search]);
}
