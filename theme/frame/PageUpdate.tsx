import { LastUpdated } from '@components/frame/LastUpdated';
import { usePageUpdate } from '@hooks/usePageUpdate';
import { useText } from '@hooks/useText';

/** When the page was last changed; apart from the footer, which need not be drawn anew with the reader's clock. */
export function PageUpdate() {
  const text = useText();
  const update = usePageUpdate();
  return update && <LastUpdated label={text('doc.lastUpdated')} {...update} />;
}
