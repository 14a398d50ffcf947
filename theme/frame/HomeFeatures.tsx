import { useFrontmatter } from '@rspress/core/runtime';
import { FeatureCards, type Feature } from '@components/home/FeatureCards';
import { useText } from '@hooks/useText';

export function HomeFeatures() {
  const text = useText();
  const { frontmatter } = useFrontmatter();
  const features = (frontmatter.features ?? []) as Feature[];
  if (features.length === 0) return null;
  return <FeatureCards label={text('home.features')} features={features} />;
}
