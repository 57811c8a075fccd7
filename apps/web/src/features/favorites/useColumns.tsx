import type { Favorite } from '@norma/contracts';
import { Link } from 'react-router';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import { Status } from '../../ui/text/Status.tsx';
import { documentPath, fetchDocumentScreens } from '../documents/index.ts';
import { useAccount } from '../session/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** What the list says of each favourite. */
export function useColumns(): Column<Favorite>[] {
  const words = useMessages('favorites');
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  return [
    {
      key: 'designation',
      head: words('designation'),
      cell: ({ document: { contentCode, designationNo } }) => (
        <Link
          to={documentPath({ contentCode, isDrm })}
          onPointerEnter={fetchDocumentScreens}
          onFocus={fetchDocumentScreens}
        >
          <Designation value={designationNo} />
        </Link>
      ),
    },
    {
      key: 'title',
      head: words('documentTitle'),
      isSortable: true,
      cell: ({ document: { documentTitle, language } }) => (
        <bdi lang={languageOfText(documentTitle, language)}>{documentTitle}</bdi>
      ),
    },
    {
      key: 'publisher',
      head: words('publisher'),
      cell: ({ document: { publisherName } }) => <bdi>{publisherName}</bdi>,
    },
    {
      key: 'status',
      head: words('status'),
      cell: ({ document: { status } }) => <Status status={status} />,
    },
  ];
}
