import { Button } from '../../ui/buttons/Button.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import type { Activity } from './activity.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ActivityMessage.module.css';

/** Says beside the bar why an act was not done. */
export function ActivityMessage({
  label,
  message,
}: {
  label: string;
  message: NonNullable<Activity['message']>;
}) {
  const words = useMessages('documents');
  return (
    <Popover label={label} onClose={message.onClose} isKept>
      <p className={styles.text} role="status">
        {message.text}
      </p>
      <Button onClick={message.onClose}>{words('close')}</Button>
    </Popover>
  );
}
