import { lazy } from 'react';
import { SearchBox } from '@frame/SearchBox';

const loadPanel = () => import('@frame/SearchPanel');

const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }));

const preload = () => {
  loadPanel().catch(() => undefined);
};

/** Search, whose modal no reader loads who does not reach for it. */
export const SearchSlot = () => <SearchBox Panel={SearchPanel} onIntent={preload} />;
