import type { Ballot, WorkItem } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryState, type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { type Translate, useMessages } from '../../i18n/useMessages.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { Designation } from '../../ui/text/Designation.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { TitleBlock } from '../../ui/lists/TitleBlock.tsx';
import { dateInWords, documentPath } from '../documents/index.ts';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import styles from './WorkItemsPanel.module.css';
import { apiQuery } from '../../client/apiQuery.ts';

/** Work items on the next edition of a standard, latest first. */
export function WorkItemsPanel({ document }: PartProps) {
  const t = useMessages('work-items');
  const query = useQuery(workItemsQuery(document.contentCode));
  return (
    <QueryState query={query} rows={4} failed={{ title: t('failed'), text: t('failedText') }}>
      {(items) => <WorkItems items={items} openCode={document.contentCode} />}
    </QueryState>
  );
}

function WorkItems({ items, openCode }: { items: readonly WorkItem[]; openCode: string }) {
  const t = useMessages('work-items');
  if (items.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
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
  apiQuery(
    queryKeys.documents('work-items', contentCode),
    (options): Promise<WorkItem[]> => client.related.workItems({ params: { code: contentCode } }, options),
    { staleTime: 5 * 60 * 1000 },
  );

type Props = {
  item: WorkItem;
  /** Whether the page shows the document of the work item. */
  isOpenDocument: boolean;
};

/** A work item: its subject, start, committee and ballots. */
function WorkItemEntry({ item, isOpenDocument }: Props) {
  const t = useMessages('work-items');
  const { i18n } = useTranslation();
  const { publisher, workItemNumber, initiatedDate, technicalContact, ballotList } = item;
  const facts = [
    ...(initiatedDate
      ? [
          {
            label: t('initiated'),
            value: dateInWords({ of: 'published', day: initiatedDate }, i18n.language),
          },
        ]
      : []),
    ...(technicalContact ? [{ label: t('contact'), value: <bdi>{technicalContact}</bdi> }] : []),
    { label: t('publisher'), value: <bdi>{publisher}</bdi> },
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
  const t = useMessages('work-items');
  const { isDrm } = useLibrary();
  return (
    <a href={documentPath({ contentCode, isDrm })} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}

/** How a committee has voted on a piece of work. */
function Ballots({ ballots, number }: { ballots: readonly Ballot[]; number: string }) {
  const t = useMessages('work-items');
  return (
    <div className={styles.ballots}>
      <DataTable
        caption={t('ballotsOf', { number })}
        columns={columnsOf(t)}
        rows={ballots}
        keyOf={({ ballotNumber, itemNumber }) => `${ballotNumber} ${itemNumber}`}
        nameOf={({ ballotNumber }) => ballotNumber}
        empty={<p className={styles.none}>{t('noBallots')}</p>}
        narrow="stack"
      />
    </div>
  );
}

const columnsOf = (t: Translate<'work-items'>): Column<Ballot>[] => [
  { key: 'ballot', head: t('ballot'), cell: ballotCell },
  { key: 'item', head: t('item'), cell: itemCell },
  { key: 'status', head: t('status'), cell: statusCell },
];

// Committees write them in their own language.
const ballotCell = ({ ballotNumber }: Ballot) => <bdi>{ballotNumber}</bdi>;
const itemCell = ({ itemNumber }: Ballot) => <bdi>{itemNumber}</bdi>;
const statusCell = ({ itemStatus }: Ballot) => <bdi>{itemStatus}</bdi>;
