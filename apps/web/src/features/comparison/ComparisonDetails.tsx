import type { Metadata } from '@norma/contracts';
import { IconChevronDown } from '@tabler/icons-react';
import { Designation } from '../../ui/text/Designation.tsx';
import { Status } from '../../ui/text/Status.tsx';
import type { Comparable, Format, Pair } from './pair.ts';
import { Timeline } from './Timeline.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import styles from './ComparisonDetails.module.css';

type Props = { document: Metadata; editions: readonly Comparable[]; pair: Pair; format: Format | undefined };

/** Which editions there are, and which two of them are compared; below 993 px it can be folded away. */
export function ComparisonDetails({ document, editions, pair, format }: Props) {
  const words = useMessages('comparison');
  const isNarrow = useIsNarrow('comparison');
  const timeline = <Timeline editions={editions} pair={pair} format={format} />;
  if (!isNarrow) return <div className={styles.wide}>{timeline}</div>;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {words('details')}
        <IconChevronDown className={styles.chevron} size={16} stroke={1.6} aria-hidden />
      </summary>
      <dl className={styles.facts}>
        <dt>{words('documentTitle')}</dt>
        <dd lang={document.language} dir="auto">
          {document.title}
        </dd>
        <dt>{words('older')}</dt>
        <dd className={styles.edition}>
          <Designation value={pair.old.designationNo} size="table" />
          <Status status={pair.old.status} />
        </dd>
        <dt>{words('newer')}</dt>
        <dd className={styles.edition}>
          <Designation value={pair.young.designationNo} size="table" />
          <Status status={pair.young.status} />
        </dd>
      </dl>
      {timeline}
    </details>
  );
}
