import { NotFoundMessage } from '@frame/NotFoundMessage';
import { TopBar } from '@frame/TopBar';

export function NotFoundPage() {
  return (
    <>
      <TopBar />
      <main id="content">
        <NotFoundMessage />
      </main>
    </>
  );
}
