import type { DocumentIssue } from '@norma/contracts';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { useListFormat } from '../../ui/text/useListFormat.ts';
import { Moment } from '../../ui/admin/Moment.tsx';
import { StatusLabel } from '../../ui/admin/StatusLabel.tsx';
import { useDocumentLink } from '../session/index.ts';
import { useMessages, type Translate } from '../../i18n/useMessages.ts';
import styles from '../../ui/admin/admin.module.css';

/** Issues that make a text unreadable are errors; all others are warnings. */
const bad: readonly DocumentIssue['kind'][] = ['file-missing', 'file-damaged', 'text-unreadable'];

/** The columns of the list of issues. */
export function useFaultColumns(): Column<DocumentIssue>[] {
  const t = useMessages('integrity');
  const list = useListFormat();
  const linkOf = useDocumentLink();
  return [
    {
      key: 'document',
      head: t('fault.document'),
      cell: ({ contentCode, designation, title, isOffered }) => (
        <span className={styles.two}>
          {isOffered ? (
            <Link className={styles.open ?? ''} to={linkOf(contentCode)}>
              <bdi>{designation}</bdi>
            </Link>
          ) : (
            <bdi>{designation}</bdi>
          )}
          <bdi className={styles.second}>{title}</bdi>
        </span>
      ),
    },
    {
      key: 'fault',
      head: t('fault.fault'),
      cell: (fault) => (
        <span className={styles.two}>
          <StatusLabel
            {...(bad.includes(fault.kind)
              ? { Sign: IconX, tone: 'bad' }
              : { Sign: IconAlertTriangle, tone: 'care' })}
          >
            {t(`fault.kind.${fault.kind}`)}
          </StatusLabel>
          {fault.details.length > 0 && <bdi className={styles.second}>{list(detailsOf(fault, t))}</bdi>}
          <span className={styles.second}>{t(`fault.todo.${fault.kind}`)}</span>
        </span>
      ),
    },
    { key: 'found', head: t('fault.found'), cell: ({ foundAt }) => <Moment at={foundAt} /> },
  ];
}

const fileKinds = ['sts', 'html', 'pdf', 'original', 'graphic'] as const;

/** The files by their names, references and words as they are written. */
function detailsOf({ details }: DocumentIssue, t: Translate<'integrity'>): string[] {
  return details.map((detail) => {
    const kind = fileKinds.find((each) => each === detail);
    return kind ? t(`fault.file.${kind}`) : detail;
  });
}
