import { withBase } from '@rspress/core/runtime';
import { useCallback, useState, type ComponentType } from 'react';
import { Notice } from '@components/frame/Notice';
import { SearchButton } from '@components/frame/SearchButton';
import { useSitePort } from '@components/SiteContext';
import { OnDemand } from '@components/ui/loading/OnDemand';
import { useHydrated } from '@hooks/useHydrated';
import { useSearchShortcut } from '@hooks/useSearchShortcut';
import { useSearchWarmUp } from '@hooks/useSearchWarmUp';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { ALL_PAGES } from '@model/allPages';

interface SearchBoxProps {
  /** Loads with the first opening. */
  Panel: ComponentType<{ selection: string; onClose: () => void }>;
  /** Fetches the modal ahead of its opening. */
  onIntent: () => void;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search button, its keys, and the modal while it is open. */
export function SearchBox({ Panel, onIntent }: SearchBoxProps) {
  const text = useText();
  const { localize } = useSitePort();
  const isHydrated = useHydrated();
  const { search = true } = useThemeConfig();
  const [selection, setSelection] = useState<string | null>(null);
  const warmUp = useSearchWarmUp();
  const fetchAll = useCallback(() => {
    onIntent();
    warmUp();
  }, [onIntent, warmUp]);
  const toggle = useCallback(
    (isOpen: boolean) => {
      if (isOpen) fetchAll();
      setSelection(isOpen ? (window.getSelection()?.toString() ?? '') : null);
    },
    [fetchAll],
  );
  const close = useCallback(() => toggle(false), [toggle]);
  useSearchShortcut(selection !== null, toggle);
  if (!search) return null;
  const allPages = withBase(localize(ALL_PAGES));
  const failure = (
    <Notice
      tone="failure"
      href={allPages}
      labels={{
        text: text('failure.search'),
        link: allPages,
        dismiss: text('failure.dismiss'),
      }}
      onDismiss={close}
    />
  );
  return (
    <>
      <SearchButton
        label={text('nav.search')}
        shortcut={isHydrated && isApple() ? '⌘ K' : 'Ctrl K'}
        href={allPages}
        isLive={isHydrated}
        onOpen={() => toggle(true)}
        onIntent={fetchAll}
      />
      {selection !== null && (
        <OnDemand fallback={failure}>
          <Panel selection={selection} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}
