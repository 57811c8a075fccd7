import type { RelatedDocument } from '@norma/contracts';
import { Designation } from '../../ui/text/Designation.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import line from './DesignationLink.module.css';
import styles from './Standing.module.css';

/** Whether a related document still holds, and what to use instead where it does not. */
export function Standing({ document: { status, replacedBy } }: { document: RelatedDocument }) {
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
