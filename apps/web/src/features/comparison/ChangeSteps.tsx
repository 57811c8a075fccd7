import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import type { Stepping } from './useStepping.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ChangeSteps.module.css';

/** The current change, with buttons for the previous and the next one. */
export function ChangeSteps({ stepping, hasKeys }: { stepping: Stepping; hasKeys: boolean }) {
  const t = useMessages('comparison');
  const { at, changes, step } = stepping;
  const count = changes.length;
  return (
    <div className={styles.steps}>
      <span className={styles.at}>{at < 0 ? t('notAt', { count }) : t('at', { at: at + 1, count })}</span>
      {hasKeys && (
        <span className={styles.keys} aria-hidden>
          <kbd className={styles.key}>J</kbd> {t('next')} <kbd className={styles.key}>K</kbd> {t('previous')}
        </span>
      )}
      <IconButton label={t('previousChange')} disabled={count === 0} onClick={() => step(-1)}>
        <IconChevronUp size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('nextChange')} disabled={count === 0} onClick={() => step(1)}>
        <IconChevronDown size={18} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}
