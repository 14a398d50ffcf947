import { NotFoundMessage } from '@frame/NotFoundMessage';

export function NotFoundPage() {
  return (
    <main id="content">
      <NotFoundMessage />
    </main>
  );
}
