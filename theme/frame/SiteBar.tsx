import type { ReactNode } from 'react';
import { NavBar } from '@components/frame/NavBar';
import { SkipLink } from '@components/frame/SkipLink';
import { useNavbarHiding } from '@hooks/useNavbarHiding';
import { usePagePart } from '@hooks/usePagePart';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';

interface SiteBarProps {
  logo: ReactNode;
  menu: ReactNode;
  search: ReactNode;
  tools: ReactNode;
  screenMenu: ReactNode;
}

/** The bar, where the site and the page keep one. */
export function SiteBar(slots: SiteBarProps) {
  const text = useText();
  const { hideNavbar = 'never' } = useThemeConfig();
  const isHidden = useNavbarHiding(hideNavbar);
  const isShown = usePagePart('navbar') && hideNavbar !== 'always';
  return (
    <>
      <SkipLink label={text('nav.skipToContent')} target="frame:content" />
      {isShown && <NavBar isHidden={isHidden} {...slots} />}
    </>
  );
}
