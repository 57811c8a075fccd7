import type { MailState } from '@norma/contracts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconClock,
  IconHelpCircle,
  IconMinus,
  IconSend,
  type Icon,
} from '@tabler/icons-react';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Standing.module.css';

const signs: Record<MailState, Icon> = {
  queued: IconClock,
  sending: IconSend,
  sent: IconCheck,
  delayed: IconAlertTriangle,
  refused: IconBan,
  bounced: IconArrowBackUp,
  uncertain: IconHelpCircle,
  dropped: IconMinus,
};

/** Where a mail is: a word and a sign. */
export function Standing({ state }: { state: MailState }) {
  const words = useMessages('admin');
  const Sign = signs[state];
  return (
    <span className={styles.standing} data-state={state}>
      <Sign size={14} stroke={1.8} aria-hidden />
      {words(`state.${state}`)}
    </span>
  );
}
