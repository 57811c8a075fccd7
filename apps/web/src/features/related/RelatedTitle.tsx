import type { RelatedDocument } from '@norma/contracts';
import { DocumentLink } from './DocumentLink.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './RelatedTitle.module.css';
import { isolateLtr } from '../../i18n/isolate.ts';

/** The title of a related document, which opens it; one that the library does not have is only named. */
export function RelatedTitle({ document }: { document: RelatedDocument }) {
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
