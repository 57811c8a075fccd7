import type { RelatedDocument } from '@norma/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import type { Section } from './sections.ts';
import { type Translate, useMessages } from '../../i18n/useMessages.ts';
import { isolateLtr } from '../../i18n/isolate.ts';
import { Status } from '../../ui/text/Status.tsx';
import styles from './RelatedSection.module.css';
import line from './DesignationLink.module.css';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { AccessMark, documentPath } from '../documents/index.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';

type Props = {
  section: Section;
  /** Whether it is unfolded at first: the only one, and those of a page that shows them. */
  isUnfolded: boolean;
};

/** Related documents of one kind, folded up until a reader wants them. */
export function RelatedSection({ section: { group, documents }, isUnfolded }: Props) {
  const t = useMessages('related');
  const number = useNumberFormat();
  const [isOpen, setOpen] = useState(isUnfolded);
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
          {t(group)}
          <span className={styles.count}>{number(documents.length)}</span>
        </button>
      </h2>
      <div className={styles.documents} id={`related-${group}`} hidden={!isOpen}>
        <DataTable
          caption={t(group)}
          columns={columnsOf(t)}
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

const columnsOf = (t: Translate<'related'>): Column<RelatedDocument>[] => [
  { key: 'designation', head: t('designation'), cell: designationCell },
  { key: 'title', head: t('title'), cell: titleCell },
  { key: 'standing', head: t('standing'), cell: statusCell },
];

const designationCell = ({ designationOrFamily }: RelatedDocument) => (
  <Designation value={designationOrFamily} size="table" />
);
const titleCell = (document: RelatedDocument) => <RelatedTitle document={document} />;
const statusCell = (document: RelatedDocument) => <RelatedStatus document={document} />;

/** The title of a related document, which opens it; one that the library does not have is only named. */
function RelatedTitle({ document }: { document: RelatedDocument }) {
  const t = useMessages('related');
  const { title, designationOrFamily, contentCode, edition } = document;
  if (!contentCode) return <bdi className={styles.title}>{title || '–'}</bdi>;
  return (
    <>
      <DocumentLink className={styles.title} contentCode={contentCode}>
        <bdi>{title || designationOrFamily}</bdi>
      </DocumentLink>
      {edition && edition !== designationOrFamily && (
        <span className={styles.edition}>{t('opensEdition', { edition: isolateLtr(edition) })}</span>
      )}
    </>
  );
}

/** The status of a related document, and its replacement if there is one. */
function RelatedStatus({ document: { status, access, replacedBy } }: { document: RelatedDocument }) {
  const t = useMessages('related');
  return (
    <div className={styles.standing}>
      {status ? <Status status={status} /> : <span className={styles.missing}>{t('notHere')}</span>}
      {access && <AccessMark {...access} namesPublisher />}
      {replacedBy && (
        <span className={styles.instead}>
          {t('useInstead')}{' '}
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

type DocumentLinkProps = { contentCode: string; className?: string | undefined; children: ReactNode };

/** A link to another document, which opens next to this one. */
function DocumentLink({ contentCode, className, children }: DocumentLinkProps) {
  const t = useMessages('related');
  const { isDrm } = useLibrary();
  return (
    <a className={className} href={documentPath({ contentCode, isDrm })} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
