import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './SelectionBar.module.css';

type Props = {
  count: number;
  /** The accessible name. */
  label: string;
  /** Next to the count, such as why fewer than these can be downloaded. */
  note?: ReactNode;
  onClear: () => void;
  /** What can be done with what is selected. */
  children: ReactNode;
};

/** What can be done with the selected rows of a list, at the lower edge of the window; nothing where none is. */
export function SelectionBar({ count, label, note, onClear, children }: Props) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={label}>
      <p className={styles.count} role="status">
        <b>{t('ui.table.selected', { count })}</b>
        {note && <span className={styles.note}>{note}</span>}
      </p>
      <div className={styles.acts}>
        {children}
        <IconButton label={t('ui.clearAll')} onClick={onClear}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
