import type { FindState } from '@norma/reader';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './FoundCount.module.css';

/** Which of how many matches is shown, said whenever it changes. */
export function FoundCount({ found: { sought, total, at } }: { found: FindState }) {
  const words = useMessages('html-viewer');
  const number = useNumberFormat();
  return (
    <output className={styles.count} data-none={(sought !== null && total === 0) || undefined}>
      {sought !== null &&
        (total === 0 ? words('foundNone') : words('foundAt', { at: number(at), total: number(total) }))}
    </output>
  );
}
