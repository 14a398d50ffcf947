import { usePageHead } from '@hooks/usePageHead';

export function PageHead() {
  usePageHead();
  return null;
}
