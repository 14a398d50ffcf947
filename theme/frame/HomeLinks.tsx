import { HomeFooter } from '@components/home/HomeFooter';
import { useSitePort } from '@components/SiteContext';
import { siblingTools } from '@config/siblingTools';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { inLanguage } from '@model/siblingTools';
import { socialName } from '@model/socialName';

export function HomeLinks() {
  const text = useText();
  const { lang, localize } = useSitePort();
  const { socialLinks = [] } = useThemeConfig();
  const page = (label: string, path: string) => ({ text: label, href: localize(path) });
  return (
    <HomeFooter
      label={text('home.footer')}
      note={text('home.footerNote')}
      groups={[
        {
          title: text('home.guide'),
          links: [
            page(text('home.introduction'), '/guide/start/'),
            page(text('home.quickStart'), '/guide/start/quick-start'),
            page(text('home.features'), '/guide/start/features'),
            page(text('home.migration'), '/guide/migration/webpack'),
          ],
        },
        {
          title: text('home.reference'),
          links: [
            page(text('home.configuration'), '/config/'),
            page(text('home.cli'), '/guide/basic/cli'),
            page(text('home.pluginApi'), '/plugins/dev/'),
            page(text('home.apiReference'), '/api/start/'),
          ],
        },
        {
          title: text('home.ecosystem'),
          links: [
            page(text('home.plugins'), '/plugins/list/'),
            ...siblingTools
              .filter(({ name }) => name !== 'Rsbuild')
              .map((tool) => ({ text: tool.name, href: inLanguage(tool, lang).url })),
          ],
        },
        {
          title: text('home.community'),
          links: [
            page(text('home.community'), '/community/'),
            page(text('home.releases'), '/community/releases/'),
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
