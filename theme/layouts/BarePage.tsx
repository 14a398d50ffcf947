import { DocContent } from '@mdx/DocContent';

/** Content only, without the navigation bar. */
export function BarePage() {
  return (
    <main id="frame:content" tabIndex={-1}>
      <DocContent />
    </main>
  );
}
