import { useHiddenParts } from '@hooks/useHiddenParts';
import { usePageHead } from '@hooks/usePageHead';

/** What the page says outside its own markup: head and document attributes. */
export function PageHead() {
  usePageHead();
  useHiddenParts();
  return null;
}
