import type { ListedAccess, SharedDocument, SharedWithMe } from '@norma/contracts';

/** A document that a user has shared with the reader, in whichever list it came. */
export type Received = {
  readonly contentCode: string;
  readonly designation: string;
  readonly title: string;
  readonly language: string;
  readonly access: ListedAccess;
  readonly status: string;
  readonly edition: string;
  readonly sharer: { readonly name: string; readonly email: string };
  /** The day, as a date. */
  readonly sharedOn: string;
};

/** A page of what others have shared with the reader. */
export type ReceivedPage = { readonly count: number; readonly received: readonly Received[] };

const nameOf = (first: string, last: string, email: string): string => `${first} ${last}`.trim() || email;

/** A row of the list of what was shared with the reader. */
export const fromList = (row: SharedWithMe): Received => ({
  contentCode: row.contentCode,
  designation: row.designationNo,
  title: row.documentTitle,
  language: row.language,
  access: { isEntitled: row.isEntitled, publisherName: row.publisherName },
  status: row.status,
  edition: row.edition,
  sharer: { name: nameOf(row.sharedByFirstName, row.sharedByLastName, row.email), email: row.email },
  sharedOn: row.sharedDate.slice(0, 10),
});

/** A row of the lists by kind. */
export function fromOlderList({ document, sharedByUserAccount, sharedDate }: SharedDocument): Received {
  const { firstName, lastName, email } = sharedByUserAccount.user;
  return {
    contentCode: document.contentCode,
    designation: document.designationNo,
    title: document.documentTitle,
    language: document.language,
    access: { isEntitled: document.isEntitled, publisherName: document.publisherName },
    status: document.status,
    edition: document.edition,
    sharer: { name: nameOf(firstName, lastName, email), email },
    sharedOn: sharedDate.slice(0, 10),
  };
}
