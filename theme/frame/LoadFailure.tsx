import { Notice } from '@components/frame/Notice';
import { setLoadFailure, useLoadFailure } from '@hooks/navigation';
import { useText } from '@hooks/useText';

/** A message about a page that couldn't be loaded, until the reader navigates. */
export function LoadFailure() {
  const text = useText();
  const address = useLoadFailure();
  if (address === null) return null;
  return (
    <Notice
      tone="failure"
      href={address}
      labels={{
        text: text('failure.notice'),
        link: address,
        dismiss: text('failure.dismiss'),
      }}
      onDismiss={() => setLoadFailure(null)}
    />
  );
}
