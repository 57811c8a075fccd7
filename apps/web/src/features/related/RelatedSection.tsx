import type { RelatedDocument } from '@norma/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import type { Section } from './sections.ts';
import { type Translate, useMessages } from '../../i18n/useMessages.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { isolateLtr } from '../../i18n/isolate.ts';
import { Status } from '../../ui/text/Status.tsx';
import styles from './RelatedSection.module.css';
import line from './DesignationLink.module.css';

type Props = {
  section: Section;
  /** The only section opens by itself. */
  isAlone: boolean;
};

/** Related documents of one kind, folded up until a reader wants them. */
export function RelatedSection({ section: { group, documents }, isAlone }: Props) {
  const words = useMessages('related');
  const number = useNumberFormat();
  const [isOpen, setOpen] = useState(isAlone);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <button
          className={styles.fold}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`related-${group}`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight className={styles.sign} size={16} stroke={1.6} aria-hidden />
          {words(group)}
          <span className={styles.count}>{number(documents.length)}</span>
        </button>
      </h2>
      <div className={styles.documents} id={`related-${group}`} hidden={!isOpen}>
        <DataTable
          caption={words(group)}
          columns={columnsOf(words)}
          rows={documents}
          keyOf={({ designationOrFamily }) => designationOrFamily}
          nameOf={({ designationOrFamily }) => designationOrFamily}
          empty={null}
          narrow="stack"
        />
      </div>
    </section>
  );
}

const columnsOf = (words: Translate<'related'>): Column<RelatedDocument>[] => [
  { key: 'designation', head: words('designation'), cell: designationCell },
  { key: 'title', head: words('title'), cell: titleCell },
  { key: 'standing', head: words('standing'), cell: standingCell },
];

const designationCell = ({ designationOrFamily }: RelatedDocument) => (
  <Designation value={designationOrFamily} size="table" />
);
const titleCell = (document: RelatedDocument) => <RelatedTitle document={document} />;
const standingCell = (document: RelatedDocument) => <Standing document={document} />;

/** The title of a related document, which opens it; one that the library does not have is only named. */
function RelatedTitle({ document }: { document: RelatedDocument }) {
  const words = useMessages('related');
  const { title, designationOrFamily, contentCode, edition } = document;
  if (!contentCode) return <bdi className={styles.title}>{title || '–'}</bdi>;
  return (
    <>
      <DocumentLink className={styles.title} contentCode={contentCode}>
        <bdi>{title || designationOrFamily}</bdi>
      </DocumentLink>
      {edition && edition !== designationOrFamily && (
        <span className={styles.edition}>{words('opensEdition', { edition: isolateLtr(edition) })}</span>
      )}
    </>
  );
}

/** Whether a related document still holds, and what to use instead where it does not. */
function Standing({ document: { status, replacedBy } }: { document: RelatedDocument }) {
  const words = useMessages('related');
  return (
    <div className={styles.standing}>
      {status ? <Status status={status} /> : <span className={styles.missing}>{words('notHere')}</span>}
      {replacedBy && (
        <span className={styles.instead}>
          {words('useInstead')}{' '}
          {replacedBy.contentCode ? (
            <DocumentLink className={line.link} contentCode={replacedBy.contentCode}>
              <Designation value={replacedBy.designation} size="table" />
            </DocumentLink>
          ) : (
            <Designation value={replacedBy.designation} size="table" />
          )}
        </span>
      )}
    </div>
  );
}
