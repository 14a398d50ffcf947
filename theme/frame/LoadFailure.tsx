import { Notice } from '@components/frame/Notice';
import { setLoadFailure, useLoadFailure } from '@hooks/navigation';
import { useText } from '@hooks/useText';

/** A message about a page that couldn't be loaded, until the user navigates. */
export function LoadFailure() {
  const text = useText();
  const url = useLoadFailure();
  if (url === null) return null;
  return (
    <Notice
      tone="failure"
      href={url}
      labels={{
        text: text('failure.notice'),
        link: url,
        dismiss: text('failure.dismiss'),
      }}
      onDismiss={() => setLoadFailure(null)}
    />
  );
}
