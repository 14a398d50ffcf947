import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Logo } from '@components/frame/Logo';
import { NavBar } from '@components/frame/NavBar';
import { SkipLink } from '@components/frame/SkipLink';
import { useSitePort } from '@components/SiteContext';
import { useNavbarHiding } from '@hooks/useNavbarHiding';
import { usePagePart } from '@hooks/usePagePart';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';

type LogoImage = string | { light: string; dark: string };

const located = (image: LogoImage): LogoImage =>
  typeof image === 'string'
    ? normalizeImagePath(image)
    : { light: normalizeImagePath(image.light), dark: normalizeImagePath(image.dark) };

/** The configured image, text, or both; otherwise the site title. */
export function SiteLogo() {
  const { site } = useSite();
  const { localize } = useSitePort();
  const { logo, logoText, title } = site;
  return (
    <Logo
      href={localize('/')}
      image={logo ? located(logo) : undefined}
      text={logoText || (logo ? undefined : title)}
      label={title}
    />
  );
}

interface SiteBarProps {
  logo: ReactNode;
  menu: ReactNode;
  search: ReactNode;
  tools: ReactNode;
  screenMenu: ReactNode;
}

/** The navbar, unless the site or the page hides it. */
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
