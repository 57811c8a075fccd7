import type { HistoryEntry, TransactionType } from '@norma/contracts';
import { IconBan, IconPencil, IconPlus, IconRestore, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsRich } from '../isRich.ts';
import { useWords, type WordKey } from '../useWords.ts';
import { Snapshot } from './Snapshot.tsx';
import parts from './Entry.module.css';

const deeds: Record<TransactionType, { word: WordKey; icon: Icon }> = {
  INSERT: { word: 'created', icon: IconPlus },
  UPDATE: { word: 'edited', icon: IconPencil },
  'UPDATE-SELECTION': { word: 'edited', icon: IconPencil },
  DEACTIVATE: { word: 'wasDeactivated', icon: IconBan },
  ACTIVATE: { word: 'wasReactivated', icon: IconRestore },
};

type Props = { entry: HistoryEntry; isRich: IsRich };

/** One change: who did what and when, and the compass point after it beside the one before. */
export function Entry({ entry, isRich }: Props) {
  const words = useWords();
  const { i18n } = useTranslation();
  const title = useId();
  const { dbTransactionType, transactionUserName, createdDate, auditData } = entry;
  const { current, previous } = auditData;
  const { word, icon: Sign } = deeds[dbTransactionType];
  return (
    <article className={parts.entry} aria-labelledby={title}>
      <h2 className={parts.head} id={title}>
        <span className={parts.deed} data-deed={dbTransactionType}>
          <Sign size={16} stroke={1.6} aria-hidden />
          {words(word)}
        </span>{' '}
        <bdi className={parts.person}>{transactionUserName}</bdi>{' '}
        <time className={parts.moment} dateTime={createdDate}>
          {momentOf(createdDate, i18n.language)}
        </time>
      </h2>
      <div className={parts.snapshots} data-alone={previous === null || undefined}>
        <Snapshot title={words('current')} shown={current} other={previous} isRich={isRich} />
        {previous && <Snapshot title={words('previous')} shown={previous} other={current} isRich={isRich} />}
      </div>
    </article>
  );
}

/** When it was, as the clocks around the reader show it. */
const momentOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  }).format(new Date(instant));
