import type { HeldSubscription } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/DataTable.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './Subscriptions.module.css';

/** What is said of each subscription of an account. */
export function useSubscriptionColumns(): Column<HeldSubscription>[] {
  const words = useMessages('accounts');
  const number = useNumber();
  const { i18n } = useTranslation();
  const day = (at: string | null, otherwise: string) =>
    at ? (
      <time className={parts.day} dateTime={at}>
        {writeDay(at, 'MMM DD YYYY', i18n.language)}
      </time>
    ) : (
      <span className={parts.open}>{otherwise}</span>
    );
  return [
    {
      key: 'name',
      head: words('publisher'),
      cell: ({ name, abbreviation }) => (
        <span className={parts.lines}>
          <bdi className={parts.name}>{name}</bdi>
          <bdi className={parts.code}>{abbreviation}</bdi>
        </span>
      ),
    },
    { key: 'from', head: words('from'), cell: ({ startsOn }) => day(startsOn, words('always')) },
    { key: 'until', head: words('until'), cell: ({ endsOn }) => day(endsOn, words('openEnd')) },
    { key: 'state', head: words('standing'), cell: ({ state }) => <Standing state={state} /> },
    {
      key: 'documents',
      head: words('documents'),
      isFigure: true,
      cell: ({ documents }) => number(documents),
    },
  ];
}
