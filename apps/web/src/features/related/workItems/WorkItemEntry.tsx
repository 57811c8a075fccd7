import type { WorkItem } from '@norma/contracts';
import { useTranslation } from 'react-i18next';
import { Designation } from '../../../ui/text/Designation.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { TitleBlock } from '../../../ui/lists/TitleBlock.tsx';
import { dateInWords, documentPath } from '../../documents/index.ts';
import { Ballots } from './Ballots.tsx';
import { useLibrary } from '../../documents/forDocumentPage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './WorkItemEntry.module.css';

type Props = {
  item: WorkItem;
  /** Whether the page shows the document that tells of it. */
  isOpenDocument: boolean;
};

/** A piece of work: what it is about, since when and with whom, and how it has been voted on. */
export function WorkItemEntry({ item, isOpenDocument }: Props) {
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
