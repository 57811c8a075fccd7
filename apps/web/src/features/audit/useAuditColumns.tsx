import type { Audit, AuditKind, AuditType } from '@norma/contracts';
import { IconArrowsExchange, IconBan, IconDownload, IconLogin2, type Icon } from '@tabler/icons-react';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { auditTypes } from './types.atBuild.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './useAuditColumns.module.css';
import { isolateLtr } from '../../i18n/isolate.ts';
import { useDateTimeFormat } from '../../ui/text/useDateTimeFormat.ts';

const signs: Record<AuditKind, Icon> = {
  'sign-ins': IconLogin2,
  refusals: IconBan,
  changes: IconArrowsExchange,
  reading: IconDownload,
};

const isKnown = (type: string): type is AuditType => Object.hasOwn(auditTypes, type);

/** The columns of the list of events. */
export function useAuditColumns(): Column<Audit>[] {
  const t = useMessages('audit');
  // To the second: at night the order of things matters.
  const moment = useDateTimeFormat({ hasSeconds: true });
  return [
    {
      key: 'timestamp',
      head: t('date'),
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ timestamp }) => (
        <time className={styles.time} dateTime={timestamp}>
          {moment(timestamp)}
        </time>
      ),
    },
    {
      key: 'principal',
      head: t('user'),
      isSortable: true,
      cell: ({ principal }) =>
        principal ? <bdi>{principal}</bdi> : <span className={styles.nobody}>{t('nobody')}</span>,
    },
    { key: 'type', head: t('state'), isSortable: true, cell: ({ type }) => <State type={type} /> },
    {
      key: 'data',
      head: t('extraData'),
      cell: ({ data }) => (
        <span className={styles.data}>
          {/* As stored, in the words of the server. */}
          <bdi className={styles.message} lang="en">
            {data.message}
          </bdi>
          <span className={styles.address}>
            {t('fromAddress', { address: isolateLtr(data.remoteAddress) })}
          </span>
        </span>
      ),
    },
  ];
}

/** The type of an event with an icon; a type of earlier versions shows its code. */
function State({ type }: { type: string }) {
  const t = useMessages('audit');
  if (!isKnown(type)) return <bdi>{type}</bdi>;
  const kind = auditTypes[type];
  const Sign = signs[kind];
  return (
    <span className={styles.state} data-kind={kind}>
      <Sign size={14} stroke={1.8} aria-hidden />
      {t(`type.${type}`)}
    </span>
  );
}
