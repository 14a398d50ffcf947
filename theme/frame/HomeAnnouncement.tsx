import { Announcement } from '@components/home/Announcement';
import { ANNOUNCEMENT_KEY } from '@config/storageKeys';
import { useStoredValue } from '@hooks/useStoredValue';
import { useText } from '@hooks/useText';
import { TOOLCHAIN_ID } from '@model/siblingTools';

export function HomeAnnouncement() {
  const text = useText();
  const [dismissed, setDismissed] = useStoredValue(ANNOUNCEMENT_KEY);
  if (dismissed === 'true') return null;
  return (
    <Announcement
      labels={{ landmark: text('announcement.label'), dismiss: text('announcement.dismiss') }}
      onDismiss={() => {
        setDismissed('true');
      }}
    >
      {text('announcement.toolchain')} <a href={`#${TOOLCHAIN_ID}`}>{text('announcement.more')}</a>
    </Announcement>
  );
}
