import type { Ballot } from '@norma/contracts';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import styles from './Ballots.module.css';

/** How a committee has voted on a piece of work. */
export function Ballots({ ballots, number }: { ballots: readonly Ballot[]; number: string }) {
  const words = useMessages('work-items');
  return (
    <div className={styles.ballots}>
      <DataTable
        caption={words('ballotsOf', { number })}
        columns={columnsOf(words)}
        rows={ballots}
        keyOf={({ ballotNumber, itemNumber }) => `${ballotNumber} ${itemNumber}`}
        nameOf={({ ballotNumber }) => ballotNumber}
        empty={<p className={styles.none}>{words('noBallots')}</p>}
        narrow="stack"
      />
    </div>
  );
}

const columnsOf = (words: Translate<'work-items'>): Column<Ballot>[] => [
  { key: 'ballot', head: words('ballot'), cell: ballotCell },
  { key: 'item', head: words('item'), cell: itemCell },
  { key: 'status', head: words('status'), cell: statusCell },
];

// Committees write them in their own language.
const ballotCell = ({ ballotNumber }: Ballot) => <bdi>{ballotNumber}</bdi>;
const itemCell = ({ itemNumber }: Ballot) => <bdi>{itemNumber}</bdi>;
const statusCell = ({ itemStatus }: Ballot) => <bdi>{itemStatus}</bdi>;
