import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Successor } from './useSuccessor.ts';
import styles from './EditionNotice.module.css';

/** Tells the reader of what is not in force how it is, and opens what is: the newest edition at the same place. */
export function EditionNotice({ successor }: { successor: Successor | null }) {
  const t = useMessages('documents');
  if (!successor) return null;
  const { message, named, isOtherFamily, to } = successor;
  return (
    <p className={styles.notice} role="note">
      <IconInfoCircle className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <span>
        {t(message, { named })}{' '}
        {to && (
          <Link className={styles.link} to={to}>
            {t(isOtherFamily ? 'standing.openOther' : 'standing.openEdition', { named })}
          </Link>
        )}
      </span>
    </p>
  );
}
