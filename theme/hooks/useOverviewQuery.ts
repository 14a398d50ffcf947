import { useLayoutEffect, useRef, type RefObject } from 'react';
import { OVERVIEW_QUERY } from '@model/overviewQuery';
import { useQueryInAddress } from './useQueryInAddress';

interface OverviewQuery {
  /** For the overview that `pendingQueryScript` may have marked. */
  ref: RefObject<HTMLElement | null>;
  query: string;
  setQuery: (query: string) => void;
}

/** The filter of an overview, kept in the address. */
export function useOverviewQuery(): OverviewQuery {
  const ref = useRef<HTMLElement>(null);
  const [query, setQuery] = useQueryInAddress(OVERVIEW_QUERY);
  useLayoutEffect(() => {
    delete ref.current?.dataset.pending;
  }, []);
  return { ref, query, setQuery };
}
