import type { WorkItem } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Asked, type PartProps } from '../../documents/forDocumentPage.ts';
import { workItemsQuery } from './query.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { WorkItemEntry } from './WorkItemEntry.tsx';
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
