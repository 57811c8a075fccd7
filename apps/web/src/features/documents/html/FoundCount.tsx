import type { FindState } from '@norma/reader';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './FoundCount.module.css';

/** The current match and the number of matches, announced when they change. */
export function FoundCount({ found: { sought, total, at } }: { found: FindState }) {
  const t = useMessages('html-viewer');
  const number = useNumberFormat();
  return (
    <output className={styles.count} data-none={(sought !== null && total === 0) || undefined}>
      {sought !== null &&
        (total === 0 ? t('foundNone') : t('foundAt', { at: number(at), total: number(total) }))}
    </output>
  );
}
