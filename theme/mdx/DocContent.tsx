import { Content } from '@rspress/core/runtime';

/** The page's Markdown content, rendered by the components of `markdownTags.tsx`. */
export const DocContent = () => <Content />;
