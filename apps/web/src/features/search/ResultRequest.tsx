import type { ResultDocument } from '@norma/contracts';
import { RequestAccess } from '../access-requests/index.ts';

/** Asks for access to a document found that will not open. */
export function ResultRequest({ document }: { document: ResultDocument }) {
  const { contentCode, displayDesignation: designation, documentTitle } = document;
  return <RequestAccess {...{ contentCode, designation, title: textOf(documentTitle) }} />;
}

/** The text of a title without its markup. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;
