import { useFrontmatter } from '@rspress/core/runtime';

export function HomeHero() {
  const { frontmatter } = useFrontmatter();
  return <h1>{frontmatter.title}</h1>;
}
