import { removeBase } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { useNavigateTo } from './navigation';

/** Opens a hit's address, which carries the site's base. */
export function useNavigateToHit(): (url: string) => void {
  const navigateTo = useNavigateTo();
  return useCallback((url: string) => navigateTo(removeBase(url)), [navigateTo]);
}
