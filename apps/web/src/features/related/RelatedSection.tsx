import type { RelatedDocument } from '@norma/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import type { Section } from './sections.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isolateLtr } from '../../i18n/isolate.ts';
import styles from './RelatedSection.module.css';
import line from './DesignationLink.module.css';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { DocumentEntry, documentPath } from '../documents/index.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';

type Props = {
  section: Section;
  /** Whether it is unfolded at first: the only one, and those of a page that shows them. */
  isUnfolded: boolean;
};

/** Related documents of one kind, folded up until a reader wants them. */
export function RelatedSection({ section: { group, documents }, isUnfolded }: Props) {
  const t = useMessages('related');
  const { t: words } = useTranslation();
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
          columns={[{ key: 'document', head: words('ui.document'), cell: entryCell }]}
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

const entryCell = (document: RelatedDocument) => <RelatedEntry document={document} />;

/** A related document and its replacement; one that the library does not have is only named. */
function RelatedEntry({ document }: { document: RelatedDocument }) {
  const t = useMessages('related');
  const { title, designationOrFamily, contentCode, edition, editionLabel, status, access, replacedBy } =
    document;
  return (
    <DocumentEntry
      contentCode={contentCode ?? ''}
      designation={designationOrFamily}
      title={title}
      language="en"
      status={status}
      edition={editionLabel ?? ''}
      access={access}
      namesPublisher
      remark={status === null && <span className={styles.missing}>{t('notHere')}</span>}
      renderLink={
        contentCode === null
          ? null
          : (words) => <OtherDocumentLink contentCode={contentCode}>{words}</OtherDocumentLink>
      }
    >
      {edition && edition !== designationOrFamily && (
        <span className={styles.edition}>{t('opensEdition', { edition: isolateLtr(edition) })}</span>
      )}
      {replacedBy && (
        <span className={styles.instead}>
          {t('useInstead')}{' '}
          {replacedBy.contentCode ? (
            <OtherDocumentLink className={line.link} contentCode={replacedBy.contentCode}>
              <Designation value={replacedBy.designation} size="table" />
            </OtherDocumentLink>
          ) : (
            <Designation value={replacedBy.designation} size="table" />
          )}
        </span>
      )}
    </DocumentEntry>
  );
}

type DocumentLinkProps = { contentCode: string; className?: string | undefined; children: ReactNode };

/** A link to another document, which opens next to this one. */
function OtherDocumentLink({ contentCode, className, children }: DocumentLinkProps) {
  const t = useMessages('related');
  const { isDrm } = useLibrary();
  return (
    <a className={className} href={documentPath({ contentCode, isDrm })} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
