import type { GroupDocument } from '@norma/contracts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { DocumentEntry } from '../../documents/index.ts';
import { calledIn, fullName } from '../names.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './SharedDocuments.module.css';

/** The columns of the documents of a group. */
export function useColumns(): Column<GroupDocument>[] {
  const t = useMessages('groups');
  const { i18n, t: words } = useTranslation();
  const day = useDateFormat();
  const entry = (document: GroupDocument) => {
    const { contentCode, documentTitle, status, edition, isRemoved } = document;
    const designation = calledIn(document);
    if (designation === '') return t('nameless');
    return (
      <DocumentEntry
        {...{ contentCode, designation, edition }}
        title={documentTitle}
        language={i18n.language}
        status={isRemoved ? null : status}
        access={isRemoved ? null : document}
        remark={isRemoved && <span className={styles.removed}>{t('removedDocument')}</span>}
        {...(isRemoved && { renderLink: null })}
      />
    );
  };
  return [
    { key: 'document', head: words('ui.document'), cell: entry },
    {
      key: 'sharedBy',
      head: t('sharedBy'),
      cell: ({ sharedByFirstName: firstName, sharedByLastName: lastName }) => (
        <bdi>{fullName({ firstName, lastName })}</bdi>
      ),
    },
    {
      key: 'date',
      head: t('date'),
      cell: ({ sharedDate }) => <bdi>{day(sharedDate.slice(0, 10))}</bdi>,
    },
  ];
}
