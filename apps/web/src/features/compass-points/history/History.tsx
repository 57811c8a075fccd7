import { useQuery } from '@tanstack/react-query';
import type { HistoryEntry, TransactionType } from '@norma/contracts';
import { writeDay, writeMoment } from '@norma/contracts/fields';
import { IconBan, IconPencil, IconPlus, IconRestore, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../../client/client.ts';
import { TableFoot } from '../../../ui/tables/TableFoot.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { AccessDenied } from '../../../ui/feedback/AccessDenied.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { historyQuery } from '../queries.ts';
import type { IsRich } from '../isRich.ts';
import { type MessageKey, useMessages } from '../../../i18n/useMessages.ts';
import { sizes, useHistoryPage } from './address.ts';
import { Snapshot } from './Snapshot.tsx';
import styles from './History.module.css';

/** A page of a history: who did what, and what was there before and after. */
export function History({ id, isRich }: { id: number; isRich: IsRich }) {
  const t = useMessages('compass-points');
  const { place, addressOf, goTo } = useHistoryPage();
  const { data, error, refetch, isPlaceholderData } = useQuery(historyQuery(id, place));

  if (error instanceof CallRefused && error.code === 'compass-point-history-closed')
    return <AccessDenied>{t('historyClosedText')}</AccessDenied>;
  if (error && !data)
    return (
      <ErrorState title={t('historyFailed')} onRetry={() => void refetch()} error={error}>
        {t('listFailedText')}
      </ErrorState>
    );
  if (!data) return <SkeletonRows rows={4} />;
  if (data.totalElements === 0) return <EmptyState title={t('noHistory')}>{t('noHistoryText')}</EmptyState>;
  return (
    <div className={styles.history}>
      <Select
        className={styles.sort}
        label={t('order')}
        value={place.sort}
        options={[
          { value: 'createdDate-', label: t('newestToOldest') },
          { value: 'createdDate+', label: t('oldestToNewest') },
        ]}
        onChange={({ currentTarget: { value } }) =>
          goTo({ ...place, page: 0, sort: value === 'createdDate+' ? value : 'createdDate-' })
        }
      />
      <ol className={styles.entries} aria-label={t('changes')} aria-busy={isPlaceholderData}>
        {data.content.map((entry) => (
          <li className={styles.entry} key={entry.id}>
            <Entry entry={entry} isRich={isRich} />
          </li>
        ))}
      </ol>
      <TableFoot
        caption={t('changes')}
        chosen={0}
        paging={{
          page: place.page,
          size: place.size,
          total: data.totalElements,
          sizes,
          onPage: (at) => goTo({ ...place, ...at }),
          hrefOf: (page) => addressOf({ ...place, page }),
        }}
      />
    </div>
  );
}

const actions: Record<TransactionType, { word: MessageKey<'compass-points'>; icon: Icon }> = {
  INSERT: { word: 'created', icon: IconPlus },
  UPDATE: { word: 'edited', icon: IconPencil },
  'UPDATE-SELECTION': { word: 'edited', icon: IconPencil },
  DEACTIVATE: { word: 'wasDeactivated', icon: IconBan },
  ACTIVATE: { word: 'wasReactivated', icon: IconRestore },
};

type Props = { entry: HistoryEntry; isRich: IsRich };

/** One change: who did what and when, and the compass point after it next to the one before. */
function Entry({ entry, isRich }: Props) {
  const t = useMessages('compass-points');
  const { i18n } = useTranslation();
  const title = useId();
  const { dbTransactionType, transactionUserName, createdDate, auditData } = entry;
  const { current, previous } = auditData;
  const { word, icon: Sign } = actions[dbTransactionType];
  return (
    <article className={styles.entryEntry} aria-labelledby={title}>
      <h2 className={styles.head} id={title}>
        <span className={styles.deed} data-deed={dbTransactionType}>
          <Sign size={16} stroke={1.6} aria-hidden />
          {t(word)}
        </span>{' '}
        <bdi className={styles.person}>{transactionUserName}</bdi>{' '}
        <time className={styles.moment} dateTime={createdDate}>
          {dayOf(createdDate, i18n.language)} <span>{timeOf(createdDate)}</span>
        </time>
      </h2>
      <div className={styles.snapshots} data-alone={previous === null || undefined}>
        <Snapshot title={t('current')} shown={current} other={previous} isRich={isRich} />
        {previous && <Snapshot title={t('previous')} shown={previous} other={current} isRich={isRich} />}
      </div>
    </article>
  );
}

// The clocks around the reader say which day it was.
const writtenAt = (instant: string): string => writeMoment(new Date(instant), 'YYYY-MM-DDTHH:mm');
const dayOf = (instant: string, language: string): string =>
  writeDay(writtenAt(instant).slice(0, 10), 'MMM DD YYYY', language);
const timeOf = (instant: string): string => writtenAt(instant).slice(11);
