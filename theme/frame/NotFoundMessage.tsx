import { NotFound } from '@components/frame/NotFound';
import { useSitePort } from '@components/SiteContext';
import { useText } from '@hooks/useText';

export function NotFoundMessage() {
  const text = useText();
  const { localize } = useSitePort();
  return (
    <NotFound
      homeHref={localize('/')}
      labels={{ heading: text('notFound.heading'), takeMeHome: text('notFound.takeMeHome') }}
    />
  );
}
