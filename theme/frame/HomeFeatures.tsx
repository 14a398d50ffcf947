import { useFrontmatter } from '@rspress/core/runtime';
import { FeatureCards, type Feature } from '@components/home/FeatureCards';
import { useOwnSentence } from '@hooks/useOwnSentence';
import strings from '../../i18n.json?home';

export function HomeFeatures() {
  const own = useOwnSentence();
  const { frontmatter } = useFrontmatter();
  const features = (frontmatter.features ?? []) as Feature[];
  if (features.length === 0) return null;
  return <FeatureCards label={own(strings['home.features'])} features={features} />;
}
