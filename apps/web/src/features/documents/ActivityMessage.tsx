import { Button } from '../../ui/Button.tsx';
import { Popup } from '../../ui/Popup.tsx';
import type { Activity } from './activity.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import parts from './ActivityMessage.module.css';

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
    <Popup label={label} onClose={message.onClose} isKept>
      <p className={parts.text} role="status">
        {message.text}
      </p>
      <Button onClick={message.onClose}>{words('close')}</Button>
    </Popup>
  );
}
