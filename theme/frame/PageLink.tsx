import { withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import type { LinkProps } from '@components/SiteContext';
import { useNavigateTo } from '@hooks/useNavigateTo';
import { usePreload } from '@hooks/usePreload';
import { cleanPath, isExternal } from '@model/sitePath';

/** Whether the browser should follow a click itself: another button, a modifier, another target. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    isModified ||
    (target !== '' && target !== '_self')
  );
}

/** A link of the site: external ones open in a new tab; internal ones preload on intent and open without a load. */
export function PageLink({ href, onClick, ...props }: LinkProps) {
  const navigateTo = useNavigateTo();
  const preload = usePreload();
  if (isExternal(href)) {
    return <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} {...props} />;
  }
  if (!href.startsWith('/')) return <a href={href} onClick={onClick} {...props} />;
  const onIntent = () => {
    preload(href);
  };
  return (
    <a
      href={withBase(cleanPath(href))}
      onMouseEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event)) return;
        event.preventDefault();
        navigateTo(href);
      }}
    />
  );
}
