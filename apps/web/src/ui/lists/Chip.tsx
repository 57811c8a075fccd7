import { IconX } from '@tabler/icons-react';
import styles from './Chip.module.css';

type Props = { section: string; value: string; onRemove: () => void; removeLabel: string };

/** One choice that narrows a list, and the way to take it back. */
export function Chip({ section, value, onRemove, removeLabel }: Props) {
  return (
    <span className={styles.chip}>
      <span className={styles.section}>{section}</span>
      <bdi className={styles.value} title={value}>
        {value}
      </bdi>
      <button className={styles.remove} type="button" aria-label={removeLabel} onClick={onRemove}>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}
