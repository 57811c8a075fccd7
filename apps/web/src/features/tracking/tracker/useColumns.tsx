import type { TrackedDocument } from '@norma/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { dateInWords, documentPath, fetchDocumentScreens } from '../../documents/index.ts';
import { useAccount } from '../../session/index.ts';
import { dayOf } from '../notifications/byDay.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** What the list says of each tracked document. */
export function useColumns(): Column<TrackedDocument>[] {
  const words = useMessages('tracking');
  const { i18n } = useTranslation();
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
          <Designation value={designationNo} size="table" />
        </Link>
      ),
    },
    {
      key: 'title',
      head: words('documentTitle'),
      cell: ({ document: { documentTitle, language } }) => (
        <bdi lang={languageOfText(documentTitle, language)}>{documentTitle}</bdi>
      ),
    },
    {
      key: 'status',
      head: words('status'),
      cell: ({ document: { status } }) => <Status status={status} />,
    },
    {
      key: 'since',
      head: words('since'),
      cell: ({ trackingSinceDate, trackingFlag }) =>
        trackingFlag
          ? dateInWords({ of: 'lastUpdated', day: dayOf(trackingSinceDate) }, i18n.language)
          : words('noLonger'),
    },
  ];
}
