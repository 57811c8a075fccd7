import type { ReceivedAccessRequest } from '@norma/contracts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from '../../ui/admin/admin.module.css';
import { Moment } from '../../ui/admin/Moment.tsx';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import { AccessRequestState } from './AccessRequestState.tsx';

/** The columns of the list of requests. */
export function useAccessRequestColumns(
  onChoose: (request: ReceivedAccessRequest) => void,
): Column<ReceivedAccessRequest>[] {
  const t = useMessages('access-requests');
  return [
    {
      key: 'document',
      head: t('document'),
      cell: (request) => {
        const { designationNo, documentTitle, language } = request.document;
        return (
          <span className={styles.two}>
            <button className={styles.open} type="button" onClick={() => onChoose(request)}>
              <Designation value={designationNo} size="table" />
            </button>
            <bdi className={styles.second} lang={languageOfText(documentTitle, language)}>
              {documentTitle}
            </bdi>
          </span>
        );
      },
    },
    {
      key: 'reader',
      head: t('reader'),
      cell: ({ person, account }) => (
        <span className={styles.two}>
          <bdi>{person.name}</bdi>
          <bdi className={styles.second}>{account.name}</bdi>
        </span>
      ),
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <AccessRequestState state={state} /> },
    { key: 'requested', head: t('requested'), cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
  ];
}
