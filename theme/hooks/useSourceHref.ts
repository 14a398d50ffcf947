import { useCallback } from 'react';
import { useThemeConfig } from './useThemeConfig';

/** Where a path of the documented repository can be read. */
export function useSourceHref(): (path: string) => string {
  const { sourceBase } = useThemeConfig();
  return useCallback((path: string) => `${sourceBase}/${path}`, [sourceBase]);
}
