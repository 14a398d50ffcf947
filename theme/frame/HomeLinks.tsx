import { HomeFooter } from '@components/home/HomeFooter';
import { useSitePort } from '@components/SiteContext';
import { siblingTools } from '@config/siblingTools';
import { useLazyText } from '@hooks/useLazyText';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { inLanguage } from '@model/siblingTools';
import { socialName } from '@model/socialName';
import strings from '../../i18n.json?home';

/** Links at the end of the landing page. */
export function HomeLinks() {
  const own = useLazyText();
  const text = useText();
  const { lang, localize } = useSitePort();
  const { socialLinks = [] } = useThemeConfig();
  const page = (label: string, path: string) => ({ text: label, href: localize(path) });
  return (
    <HomeFooter
      label={own(strings['home.footer'])}
      note={own(strings['home.footerNote'])}
      groups={[
        {
          title: own(strings['home.guide']),
          links: [
            page(own(strings['home.introduction']), '/guide/start/'),
            page(own(strings['home.quickStart']), '/guide/start/quick-start'),
            page(own(strings['home.features']), '/guide/start/features'),
            page(own(strings['home.migration']), '/guide/migration/webpack'),
          ],
        },
        {
          title: own(strings['home.reference']),
          links: [
            page(own(strings['home.configuration']), '/config/'),
            page(own(strings['home.cli']), '/guide/basic/cli'),
            page(own(strings['home.pluginApi']), '/plugins/dev/'),
            page(own(strings['home.apiReference']), '/api/start/'),
          ],
        },
        {
          title: own(strings['home.ecosystem']),
          links: [
            page(own(strings['home.plugins']), '/plugins/list/'),
            ...siblingTools
              .filter(({ name }) => name !== 'Rsbuild')
              .map((tool) => ({ text: tool.name, href: inLanguage(tool, lang).url })),
          ],
        },
        {
          title: own(strings['home.community']),
          links: [
            page(own(strings['home.community']), '/community/'),
            page(own(strings['home.releases']), '/community/releases/'),
            ...socialLinks
              .filter(({ mode }) => mode === 'link')
              .map((link) => ({
                text: socialName(link, text('nav.socialLinks')),
                href: link.content,
              })),
          ],
        },
      ]}
    />
  );
}
