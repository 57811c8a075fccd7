import type { HistoryEntry, TransactionType } from '@norma/contracts';
import { writeDay, writeMoment } from '@norma/contracts/fields';
import { IconBan, IconPencil, IconPlus, IconRestore, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsRich } from '../isRich.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import { Snapshot } from './Snapshot.tsx';
import styles from './Entry.module.css';

const deeds: Record<TransactionType, { word: MessageKey<'compass-points'>; icon: Icon }> = {
  INSERT: { word: 'created', icon: IconPlus },
  UPDATE: { word: 'edited', icon: IconPencil },
  'UPDATE-SELECTION': { word: 'edited', icon: IconPencil },
  DEACTIVATE: { word: 'wasDeactivated', icon: IconBan },
  ACTIVATE: { word: 'wasReactivated', icon: IconRestore },
};

type Props = { entry: HistoryEntry; isRich: IsRich };

/** One change: who did what and when, and the compass point after it beside the one before. */
export function Entry({ entry, isRich }: Props) {
  const words = useMessages('compass-points');
  const { i18n } = useTranslation();
  const title = useId();
  const { dbTransactionType, transactionUserName, createdDate, auditData } = entry;
  const { current, previous } = auditData;
  const { word, icon: Sign } = deeds[dbTransactionType];
  return (
    <article className={styles.entry} aria-labelledby={title}>
      <h2 className={styles.head} id={title}>
        <span className={styles.deed} data-deed={dbTransactionType}>
          <Sign size={16} stroke={1.6} aria-hidden />
          {words(word)}
        </span>{' '}
        <bdi className={styles.person}>{transactionUserName}</bdi>{' '}
        <time className={styles.moment} dateTime={createdDate}>
          {dayOf(createdDate, i18n.language)} <span>{timeOf(createdDate)}</span>
        </time>
      </h2>
      <div className={styles.snapshots} data-alone={previous === null || undefined}>
        <Snapshot title={words('current')} shown={current} other={previous} isRich={isRich} />
        {previous && <Snapshot title={words('previous')} shown={previous} other={current} isRich={isRich} />}
      </div>
    </article>
  );
}

// The clocks around the reader say which day it was.
const writtenAt = (instant: string): string => writeMoment(new Date(instant), 'YYYY-MM-DDTHH:mm');
const dayOf = (instant: string, language: string): string =>
  writeDay(writtenAt(instant).slice(0, 10), 'MMM DD YYYY', language);
const timeOf = (instant: string): string => writtenAt(instant).slice(11);
