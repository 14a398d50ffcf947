import { HomeFooter } from '@components/home/HomeFooter';
import { useSitePort } from '@components/SiteContext';
import { siblingTools } from '@config/siblingTools';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { inLanguage } from '@model/siblingTools';

/** Social links by the names that readers know them by. */
const SOCIAL_NAMES = { github: 'GitHub', x: 'X', discord: 'Discord', bluesky: 'Bluesky' } as const;

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
            ...socialLinks.flatMap(({ icon, mode, content }) =>
              typeof icon === 'string' && mode === 'link'
                ? [{ text: SOCIAL_NAMES[icon], href: content }]
                : [],
            ),
          ],
        },
      ]}
    />
  );
}
