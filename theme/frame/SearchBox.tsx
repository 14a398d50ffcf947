import { Suspense, useCallback, useState, type ComponentType } from 'react';
import { SearchButton } from '@components/frame/SearchButton';
import { useHydrated } from '@hooks/useHydrated';
import { useSearchShortcut } from '@hooks/useSearchShortcut';
import { useSearchWarmUp } from '@hooks/useSearchWarmUp';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';

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
  const isHydrated = useHydrated();
  const { search = true } = useThemeConfig();
  const [selection, setSelection] = useState<string | null>(null);
  const toggle = useCallback(
    (isOpen: boolean) => setSelection(isOpen ? (window.getSelection()?.toString() ?? '') : null),
    [],
  );
  const warmUp = useSearchWarmUp();
  const close = useCallback(() => toggle(false), [toggle]);
  useSearchShortcut(selection !== null, toggle);
  if (!search) return null;
  return (
    <>
      <SearchButton
        label={text('nav.search')}
        shortcut={isHydrated && isApple() ? '⌘ K' : 'Ctrl K'}
        onOpen={() => toggle(true)}
        onIntent={() => {
          onIntent();
          warmUp();
        }}
      />
      {selection !== null && (
        <Suspense>
          <Panel selection={selection} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
