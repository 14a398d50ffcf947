import { useEffect, useCallback, useState, type ComponentType } from 'react';
import { withBase } from '@rspress/core/runtime';
import { Notice } from '@components/frame/Notice';
import { EarlyInput, SearchButton } from '@components/frame/SearchButton';
import { useSitePort } from '@components/SiteContext';
import { OnDemand } from '@components/ui/loading/OnDemand';
import { ALL_PAGES_ROUTE } from '@config/allPages';
import { useOpenSearch } from '@hooks/openSearch';
import { useHydrated } from '@hooks/useHydrated';
import { useSearchWarmUp } from '@hooks/useSearchWarmUp';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { MAX_QUERY_LENGTH } from '@model/searchQuery';

/** Whether a key press goes into a text field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Ctrl or Cmd+K toggles search; '/' opens it unless a text field has the focus; specification §2. */
function useSearchShortcut(isOpen: boolean, onToggle: (isOpen: boolean) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash =
        event.key === '/' && !isOpen && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.isComposing || !(isCommand || (isSlash && !isTyping(event.target)))) return;
      event.preventDefault();
      onToggle(!isOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, onToggle]);
}

interface SearchBoxProps {
  /** Loads when search is first opened. */
  Panel: ComponentType<{ selection: string; typed: string; onClose: () => void }>;
  /** Preloads the search dialog. */
  onIntent: () => void;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search button, its keyboard shortcuts, and the search dialog while it is open. */
export function SearchBox({ Panel, onIntent }: SearchBoxProps) {
  const text = useText();
  const { localize } = useSitePort();
  const isHydrated = useHydrated();
  const { search = true } = useThemeConfig();
  const [selection, setSelection] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const warmUp = useSearchWarmUp();
  const fetchAll = useCallback(() => {
    onIntent();
    warmUp();
  }, [onIntent, warmUp]);
  const toggle = useCallback(
    (isOpen: boolean) => {
      if (isOpen) fetchAll();
      setTyped('');
      setSelection(isOpen ? (window.getSelection()?.toString() ?? '') : null);
    },
    [fetchAll],
  );
  const close = useCallback(() => toggle(false), [toggle]);
  const open = useCallback(() => toggle(true), [toggle]);
  useSearchShortcut(selection !== null, toggle);
  useOpenSearch(open);
  if (!search) return null;
  const allPages = withBase(localize(ALL_PAGES_ROUTE));
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
        onOpen={open}
        onIntent={fetchAll}
      />
      {selection !== null && (
        <OnDemand
          loading={
            <EarlyInput
              label={text('nav.search')}
              value={typed}
              maxLength={MAX_QUERY_LENGTH}
              onChange={setTyped}
              onCancel={close}
            />
          }
          fallback={failure}
        >
          <Panel selection={selection} typed={typed} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}
