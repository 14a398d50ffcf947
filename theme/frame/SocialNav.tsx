import { SocialLinks } from '@components/frame/SocialLinks';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { socialName } from '@model/socialName';

interface SocialNavProps {
  placement: 'bar' | 'screen';
}

/** The places outside where the project can be met; nothing where none is configured. */
export function SocialNav({ placement }: SocialNavProps) {
  const text = useText();
  const { socialLinks = [] } = useThemeConfig();
  if (socialLinks.length === 0) return null;
  const list = text('nav.socialLinks');
  return (
    <SocialLinks
      labels={{ list, more: text('nav.moreLinks') }}
      isCollapsible={placement === 'bar'}
      links={socialLinks.map((link) => ({ ...link, name: socialName(link, list) }))}
    />
  );
}
