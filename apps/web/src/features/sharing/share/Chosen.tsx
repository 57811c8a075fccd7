import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TargetRow } from './TargetRow.tsx';
import { keyOf, type Target } from './targets.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Chosen.module.css';

type Props = {
  chosen: readonly Target[];
  /** Why it did not work with some of them. */
  failures: ReadonlyMap<string, string>;
  onChange: (chosen: readonly Target[]) => void;
};

/** Those with whom the document will be shared; of several the first one is seen, and those who are left after a failure. */
export function Chosen({ chosen, failures, onChange }: Props) {
  const t = useMessages('document-sharing');
  const [isOpen, setOpen] = useState(false);
  const isLong = chosen.length > 1;
  const hasFailed = chosen.some((target) => failures.has(keyOf(target)));
  const shown = isOpen || hasFailed ? chosen : chosen.slice(0, 1);
  if (chosen.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.heading} aria-live="polite">
          {t('chosen', { count: chosen.length })}
        </h3>
        {isLong && (
          <Button kind="bare" className={styles.all} onClick={() => onChange([])}>
            {t('removeAll')}
          </Button>
        )}
      </div>
      <ul>
        {shown.map((target) => (
          <TargetRow key={keyOf(target)} target={target} failure={failures.get(keyOf(target))} isCounted>
            <IconButton
              label={t('remove', { name: target.name })}
              onClick={() => onChange(chosen.filter((each) => each !== target))}
            >
              <IconX size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </TargetRow>
        ))}
      </ul>
      {isLong && !hasFailed && (
        <Button kind="bare" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('seeLess') : t('seeMore', { count: chosen.length - 1 })}
        </Button>
      )}
    </section>
  );
}
