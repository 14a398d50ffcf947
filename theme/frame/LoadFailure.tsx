import { Notice } from '@components/frame/Notice';
import { setLoadFailure, useLoadFailure } from '@hooks/navigation';
import { useText } from '@hooks/useText';

/** Tells of a page that could not be opened from the one on show, until the reader chooses another. */
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
