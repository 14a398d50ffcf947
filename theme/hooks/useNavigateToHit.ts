import { removeBase } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { useNavigateTo } from './navigation';

/** Returns a function that opens the URL of a search hit, which includes the base path. */
export function useNavigateToHit(): (url: string) => void {
  const navigateTo = useNavigateTo();
  return useCallback((url: string) => navigateTo(removeBase(url)), [navigateTo]);
}
