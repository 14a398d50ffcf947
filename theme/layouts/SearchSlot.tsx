import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { SearchBox } from '@frame/SearchBox';

const SearchPanel = lazyWithPreload(async () => ({
  default: (await import('@frame/SearchPanel')).SearchPanel,
}));

const preload = () => {
  SearchPanel.preload().catch(() => undefined);
};

/** Search, whose modal no reader loads who does not reach for it. */
export const SearchSlot = () => <SearchBox Panel={SearchPanel} onIntent={preload} />;
