import { NotFound } from '@components/frame/NotFound';
import { useSitePort } from '@components/SiteContext';
import { useRedirect } from '@hooks/useRedirect';
import { useText } from '@hooks/useText';

export function NotFoundMessage() {
  useRedirect();
  const text = useText();
  const { localize } = useSitePort();
  return (
    <NotFound
      homeHref={localize('/')}
      labels={{ heading: text('notFound.heading'), takeMeHome: text('notFound.takeMeHome') }}
    />
  );
}
