import { DocContent } from '@mdx/DocContent';

/** Content only, below the navigation bar. */
export function FramedPage() {
  return (
    <main id="frame:content" tabIndex={-1}>
      <DocContent />
    </main>
  );
}
