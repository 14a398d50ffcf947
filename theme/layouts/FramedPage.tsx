import { TopBar } from '@frame/TopBar';
import { DocContent } from '@mdx/DocContent';

/** Content only, below the navigation bar. */
export function FramedPage() {
  return (
    <>
      <TopBar />
      <main id="content">
        <DocContent />
      </main>
    </>
  );
}
