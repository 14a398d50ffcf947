import { NotFoundMessage } from '@frame/NotFoundMessage';

export function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1}>
      <NotFoundMessage />
    </main>
  );
}
