import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { Logo } from '@components/frame/Logo';
import { useSitePort } from '@components/SiteContext';

type LogoImage = string | { light: string; dark: string };

const located = (image: LogoImage): LogoImage =>
  typeof image === 'string'
    ? normalizeImagePath(image)
    : { light: normalizeImagePath(image.light), dark: normalizeImagePath(image.dark) };

/** Image, text or both as configured; otherwise the site's title. */
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
