import type { ListedAccount } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../../ui/DataTable.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import { accountAddress } from '../addresses.ts';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './useAccountColumns.module.css';

/** What the list says of each account. */
export function useAccountColumns(): Column<ListedAccount>[] {
  const words = useMessages('accounts');
  const number = useNumber();
  const { i18n } = useTranslation();
  return [
    {
      key: 'name',
      head: words('account'),
      isSortable: true,
      cell: (account) => (
        <span className={parts.lines}>
          <Link className={parts.name} to={accountAddress(account.id)}>
            <bdi>{account.name}</bdi>
          </Link>
          {account.acronym && <bdi className={parts.second}>{account.acronym}</bdi>}
        </span>
      ),
    },
    {
      key: 'number',
      head: words('number'),
      isSortable: true,
      cell: (account) => <bdi className={parts.code}>{account.number}</bdi>,
    },
    {
      key: 'people',
      head: words('people'),
      isFigure: true,
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ people }) => number(people),
    },
    {
      key: 'subscriptions',
      head: words('subscriptions'),
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ publishers }) => <Publishers codes={publishers} />,
    },
    {
      key: 'lastUse',
      head: words('lastUse'),
      cell: ({ lastUse }) =>
        lastUse ? (
          <time className={parts.time} dateTime={lastUse}>
            {writeDay(lastUse, 'MMM DD YYYY', i18n.language)}
          </time>
        ) : (
          <span className={parts.second}>{words('never')}</span>
        ),
    },
    { key: 'state', head: words('standing'), cell: ({ state }) => <Standing state={state} /> },
  ];
}

const mostShown = 4;

function Publishers({ codes }: { codes: readonly string[] }) {
  const words = useMessages('accounts');
  if (codes.length === 0) return <span className={parts.second}>{words('noSubscription')}</span>;
  const more = codes.length - mostShown;
  return (
    <span className={parts.lines}>
      <bdi className={parts.code} dir="ltr">
        {codes.slice(0, mostShown).join(' ')}
      </bdi>
      {more > 0 && <span className={parts.second}>{words('morePublishers', { count: more })}</span>}
    </span>
  );
}
