import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Asked, type PartProps, useLibrary } from '../../documents/forDocumentPage.ts';
import { Abstracts } from './Abstracts.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { NamedDocuments } from './NamedDocuments.tsx';
import { detailsQuery, isOfStandardsBody, type Details } from './query.ts';
import { Subjects } from './Subjects.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

/** What else is known of a document: its editions, its abstracts, where it belongs, and what it is known by elsewhere. */
export function DetailsAside({ document }: PartProps) {
  const words = useMessages('document-details');
  const { tenant } = useLibrary();
  const { i18n } = useTranslation();
  const asked = { isOwn: isOfStandardsBody(document, tenant), language: i18n.language };
  const query = useQuery(detailsQuery(document.contentCode, asked));
  return (
    <Asked query={query} rows={6} failed={{ title: words('failed'), text: words('failedText') }}>
      {(details) => <Known details={details} document={document} />}
    </Asked>
  );
}

function Known({ details, document }: { details: Details; document: Metadata }) {
  const words = useMessages('document-details');
  return (
    <>
      <Facts details={details} pdf={document.pdf} />
      <NamedDocuments title={words('replaces')} documents={details.replaces} />
      <NamedDocuments title={words('replacedBy')} documents={details.replacedBy} />
      <NamedDocuments title={words('adopts')} documents={details.adopts} />
      <NamedDocuments title={words('adoptedAs')} documents={details.adoptedAs} />
      <History editions={details.history} contentCode={document.contentCode} />
      <Subjects details={details} />
      <Abstracts abstracts={details.abstracts} />
    </>
  );
}
