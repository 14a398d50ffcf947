import { NotFoundMessage } from '@frame/NotFoundMessage';

export function NotFoundPage() {
  return (
    <main id="frame:content" tabIndex={-1}>
      <NotFoundMessage />
    </main>
  );
}
