import type { Ballot, WorkItem } from '@norma/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Asked, type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { type Translate, useMessages } from '../../i18n/useMessages.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { Designation } from '../../ui/text/Designation.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { TitleBlock } from '../../ui/lists/TitleBlock.tsx';
import { dateInWords, documentPath } from '../documents/index.ts';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import styles from './WorkItemsPanel.module.css';

/** The work on the next edition of a standard, the latest begun first. */
export function WorkItemsPanel({ document }: PartProps) {
  const words = useMessages('work-items');
  const query = useQuery(workItemsQuery(document.contentCode));
  return (
    <Asked query={query} rows={4} failed={{ title: words('failed'), text: words('failedText') }}>
      {(items) => <WorkItems items={items} openCode={document.contentCode} />}
    </Asked>
  );
}

function WorkItems({ items, openCode }: { items: readonly WorkItem[]; openCode: string }) {
  const words = useMessages('work-items');
  if (items.length === 0) return <EmptyState title={words('none')}>{words('noneText')}</EmptyState>;
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <li className={styles.item} key={`${item.publisher} ${item.workItemNumber}`}>
          <WorkItemEntry item={item} isOpenDocument={item.contentCode === openCode} />
        </li>
      ))}
    </ol>
  );
}

/** The work on a standard. */
const workItemsQuery = (contentCode: string) =>
  queryOptions({
    queryKey: queryKeys.documents('work-items', contentCode),
    queryFn: ({ signal }): Promise<WorkItem[]> =>
      client.related.workItems({ params: { code: contentCode } }, { signal }),
    staleTime: 5 * 60 * 1000,
    meta: { isHandled: true },
  });

type Props = {
  item: WorkItem;
  /** Whether the page shows the document that tells of it. */
  isOpenDocument: boolean;
};

/** A piece of work: what it is about, since when and with whom, and how it has been voted on. */
function WorkItemEntry({ item, isOpenDocument }: Props) {
  const words = useMessages('work-items');
  const { i18n } = useTranslation();
  const { publisher, workItemNumber, initiatedDate, technicalContact, ballotList } = item;
  const facts = [
    ...(initiatedDate
      ? [
          {
            label: words('initiated'),
            value: dateInWords({ of: 'published', day: initiatedDate }, i18n.language),
          },
        ]
      : []),
    ...(technicalContact ? [{ label: words('contact'), value: <bdi>{technicalContact}</bdi> }] : []),
    { label: words('publisher'), value: <bdi>{publisher}</bdi> },
  ];
  return (
    <article>
      <header className={styles.head}>
        <div>
          <Designation value={`${publisher} ${workItemNumber}`} />
          <h2 className={styles.title} dir="auto">
            {item.contentCode && !isOpenDocument ? (
              <DraftLink contentCode={item.contentCode}>{item.title}</DraftLink>
            ) : (
              item.title
            )}
          </h2>
        </div>
        <TitleBlock facts={facts} />
      </header>
      <Ballots ballots={ballotList} number={workItemNumber} />
    </article>
  );
}

function DraftLink({ contentCode, children }: { contentCode: string; children: string }) {
  const words = useMessages('work-items');
  const { isDrm } = useLibrary();
  return (
    <a href={documentPath({ contentCode, isDrm })} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {words('newTab')}</VisuallyHidden>
    </a>
  );
}

/** How a committee has voted on a piece of work. */
function Ballots({ ballots, number }: { ballots: readonly Ballot[]; number: string }) {
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
