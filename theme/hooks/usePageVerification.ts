import { usePage } from '@rspress/core/runtime';

/** The package and version that the page's samples last passed with; null where none were checked. */
export function usePageVerification(): string | null {
  const { verifiedWith } = usePage().page;
  return typeof verifiedWith === 'string' ? verifiedWith : null;
}
