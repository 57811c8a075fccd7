import { IconBookmark, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { Outline } from './Clauses.tsx';
import type { Stopped } from './stoppedPlaces.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './StoppedHere.module.css';

type Props = {
  stopped: Stopped;
  outline: Outline;
  onContinue: (clause: string) => void;
  onClose: () => void;
};

/** Offers to go on where the reader stopped: nobody is taken anywhere unasked. */
export function StoppedHere({ stopped, outline, onContinue, onClose }: Props) {
  const words = useMessages('html-viewer');
  return (
    <section className={styles.offer} aria-label={words('stopped')}>
      <IconBookmark className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <p className={styles.words}>
        <span>{words('stoppedAt')}</span>{' '}
        <bdi className={styles.place} lang={outline.language} dir={outline.direction}>
          {stopped.title}
        </bdi>
      </p>
      <button className={styles.go} type="button" onClick={() => onContinue(stopped.clause)}>
        {words('continue')}
      </button>
      <IconButton label={words('close')} onClick={onClose}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </section>
  );
}
