import { useFrontmatter } from '@rspress/core/runtime';
import { FeatureCards, type Feature } from '@components/home/FeatureCards';
import { useLazyText } from '@hooks/useLazyText';
import strings from '../../i18n.json?home';

export function HomeFeatures() {
  const own = useLazyText();
  const { frontmatter } = useFrontmatter();
  const features = (frontmatter.features ?? []) as Feature[];
  if (features.length === 0) return null;
  return <FeatureCards label={own(strings['home.features'])} features={features} />;
}
