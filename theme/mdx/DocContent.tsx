import { Content } from '@rspress/core/runtime';

/** The page's own Markdown; its tags are drawn by `components/prose`, as `markdownTags.tsx` says. */
export const DocContent = () => <Content />;
