import type { RelatedDocument } from '@norma/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { RelatedTitle } from './RelatedTitle.tsx';
import { Standing } from './Standing.tsx';
import type { Section } from './sections.ts';
import { useMessages, type Translate } from '../../i18n/useMessages.ts';
import styles from './RelatedSection.module.css';

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
