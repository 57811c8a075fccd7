import type { GroupDocument } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { AccessMark, DocumentLink } from '../../documents/index.ts';
import { calledIn, fullName } from '../names.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './SharedDocuments.module.css';

/** The columns of the documents of a group. */
export function useColumns(): Column<GroupDocument>[] {
  const t = useMessages('groups');
  const { i18n } = useTranslation();
  const called = (document: GroupDocument) => {
    const name = calledIn(document);
    if (name === '') return t('nameless');
    const designation = (
      <span className={styles.designation}>
        <Designation value={name} />
      </span>
    );
    if (document.isRemoved) return designation;
    return <DocumentLink contentCode={document.contentCode}>{designation}</DocumentLink>;
  };
  return [
    { key: 'designation', head: t('designation'), cell: called },
    {
      key: 'title',
      head: t('documentTitle'),
      cell: ({ documentTitle }) => (
        <bdi className={styles.name} lang={languageOfText(documentTitle, i18n.language)}>
          {documentTitle}
        </bdi>
      ),
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status, isRemoved, isEntitled, publisherName }) =>
        isRemoved ? (
          <span className={styles.removed}>{t('removedDocument')}</span>
        ) : (
          <>
            <Status status={status} />
            <AccessMark {...{ isEntitled, publisherName }} />
          </>
        ),
    },
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
      cell: ({ sharedDate }) => <bdi>{writeDay(sharedDate.slice(0, 10), 'MMM DD YYYY', i18n.language)}</bdi>,
    },
  ];
}
