import type { SentToPerson, SharedDocument, SharedWithMe, ShareGroup, SharePerson } from '@norma/contracts';
import type { Reader } from '../../context.ts';
import { accessTo } from '../documents/index.ts';
import type { GroupRow, MemberRow } from '../groups/index.ts';
import type { Colleague } from './colleagues.ts';
import type { Received } from './received.ts';
import type { sharesOf } from './store.ts';

const nameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

/** A colleague, as someone to share with. */
export const wirePerson = (person: Colleague): SharePerson => ({
  id: person.id,
  name: nameOf(person) || person.email,
  email: person.email,
  isExternalUser: false,
  isGroup: false,
});

const maxShown = 3;

/** A group, as somewhere to share with: who is in it still, by name as far as it is shown. */
export function wireGroup({ id, name }: GroupRow, memberRows: readonly MemberRow[]): ShareGroup {
  const members = memberRows.filter(({ has_left }) => !has_left);
  return {
    id,
    name,
    memberCount: members.length,
    rosters: members.slice(0, maxShown).map(({ person_id, first_name, last_name, sign_in_name }) => ({
      userId: person_id,
      firstName: first_name,
      lastName: last_name,
      userName: sign_in_name,
    })),
    isGroup: true,
  };
}

type Row = Awaited<ReturnType<typeof sharesOf>>[number];

/** Someone with whom a document was shared; no one where the library does not know them any more. */
export function wireSent({
  shared_with,
  address,
  first_name,
  last_name,
  email,
  shared_at,
}: Row): SentToPerson[] {
  const sharedDate = shared_at.toISOString();
  if (address !== null)
    return [{ id: null, name: address, email: address, isExternalUser: true, isGroup: false, sharedDate }];
  if (shared_with === null || first_name === null || last_name === null || email === null) return [];
  return [{ ...wirePerson({ id: shared_with, first_name, last_name, email }), sharedDate }];
}

type Viewer = { readonly reader: Pick<Reader, 'account'> };

/** A received document in the list of what was shared with someone. */
export const wireSharedWithMe = (row: Received, { reader }: Viewer): SharedWithMe => ({
  contentCode: row.content_code,
  ...accessTo(reader, row),
  designationNo: row.designation,
  documentTitle: row.title_text,
  language: row.language,
  status: row.status,
  edition: row.edition,
  email: row.email,
  sharedByFirstName: row.first_name,
  sharedByLastName: row.last_name,
  sharedDate: row.shared_at.toISOString(),
});

/** A received document in the lists by kind. */
export const wireSharedDocument = (row: Received, { reader }: Viewer): SharedDocument => ({
  document: {
    contentCode: row.content_code,
    ...accessTo(reader, row),
    designationNo: row.designation,
    documentTitle: row.title_text,
    language: row.language,
    status: row.status,
    edition: row.edition,
  },
  sharedByUserAccount: {
    user: { firstName: row.first_name, lastName: row.last_name, email: row.email },
  },
  sharedDate: row.shared_at.toISOString(),
});
