import type { RangeLine } from '@norma/contracts';
import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Networks.module.css';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';

const icon = { size: 14, stroke: 1.8, 'aria-hidden': true } as const;
/** Beyond it a number says less than that there are very many. */
const maxCounted = 2 ** 32;

/** The parsed lines of ranges. */
export function RangeTable({ lines }: { lines: readonly RangeLine[] }) {
  const t = useMessages('accounts');
  const columns = useRangeColumns();
  return (
    <DataTable
      caption={t('whatLinesSay')}
      columns={columns}
      rows={lines}
      keyOf={({ line }) => String(line)}
      nameOf={({ text }) => text}
      narrow="stack"
      empty={null}
    />
  );
}

function useRangeColumns(): Column<RangeLine>[] {
  const t = useMessages('accounts');
  const number = useNumberFormat();
  return [
    { key: 'line', head: t('line'), cell: ({ line }) => number(line) },
    {
      key: 'range',
      head: t('addressesFrom'),
      cell: ({ first, last, text, mistake }) => (
        <bdi className={styles.code} dir="ltr">
          {mistake ? text : first === last ? first : `${first} – ${last}`}
        </bdi>
      ),
    },
    {
      key: 'addresses',
      head: t('addresses'),
      isFigure: true,
      cell: ({ addresses, mistake }) =>
        mistake ? '' : addresses > maxCounted ? t('veryMany') : number(addresses),
    },
    { key: 'said', head: t('remarks'), cell: (line) => <RangeNotes line={line} /> },
  ];
}

function RangeNotes({ line }: { line: RangeLine }) {
  const t = useMessages('accounts');
  const { mistake, remarks, sameAs, sharedWith } = line;
  if (mistake)
    return (
      <span className={styles.mistake}>
        <IconBan {...icon} />
        {t(`mistake.${mistake}`)}
      </span>
    );
  if (remarks.length === 0 && sharedWith.length === 0)
    return (
      <span className={styles.fine}>
        <IconCheck {...icon} />
        {t('fine')}
      </span>
    );
  return (
    <span className={styles.said}>
      {remarks.map((remark) => (
        <span className={styles.remark} key={remark}>
          <IconAlertTriangle {...icon} />
          {t(`remark.${remark}`, { line: sameAs ?? 0 })}
        </span>
      ))}
      {sharedWith.map(({ accountId, accountName, range }) => (
        <span className={styles.remark} key={`${accountId} ${range}`}>
          <IconAlertTriangle {...icon} />
          <span>{t('shared', { name: isolate(accountName), range: isolateLtr(range) })}</span>
        </span>
      ))}
    </span>
  );
}
