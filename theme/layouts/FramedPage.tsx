import { DocContent } from '@mdx/DocContent';

/** Content only, below the navigation bar. */
export function FramedPage() {
  return (
    <main id="content" tabIndex={-1}>
      <DocContent />
    </main>
  );
}
