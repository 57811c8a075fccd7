import type { AccountPerson, FoundDocument, Group, GroupDocument, GroupMember } from '@norma/contracts';
import type { Reader } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import { assetIdOf, datePrecisionsOf, isOffered, mayOpen, type Edition } from '../documents/index.ts';
import type { documentsIn } from './documents.ts';
import type { PersonRow } from './people.ts';
import type { MemberRow } from './members.ts';
import type { GroupRow } from './store.ts';

/** A group as the wire has it. */
export const wireGroup = (row: GroupRow): Group => ({
  groupID: row.id,
  name: row.name,
  longDesc: row.description,
  accountID: row.account_id,
  memberCount: row.members ?? 0,
  contentCount: row.documents ?? 0,
  createdById: row.created_by,
  createdByFirstName: row.created_by_first_name,
  createdByLastName: row.created_by_last_name,
  userInfo: { createFirstName: row.created_by_first_name, createLastName: row.created_by_last_name },
  createdDate: row.created_at.toISOString(),
  modifiedDate: row.modified_at.toISOString(),
});

/** Someone of an account as the wire has them. */
export const wirePerson = (row: PersonRow): AccountPerson => ({
  userId: row.person_id,
  firstName: row.first_name,
  lastName: row.last_name,
  userName: row.sign_in_name,
  user: { email: row.email },
});

/** Someone in a group as the wire has them; of who has left, the name alone. */
export const wireMember = ({ has_left, ...row }: MemberRow): GroupMember => ({
  ...wirePerson(has_left ? { ...row, sign_in_name: '', email: '' } : row),
  hasLeft: has_left,
});

/** A document to choose as the wire has it. */
export const wireFound = (edition: Edition): FoundDocument => ({
  contentID: edition.content_id,
  contentCode: edition.content_code,
  designationNo: edition.designation,
  assetId: assetIdOf(edition),
  documentTitle: edition.title_text,
});

type DocumentRow = Awaited<ReturnType<typeof documentsIn>>[number];

/** A document of a group as the wire has it. What a library does not offer it says nothing of. */
export function wireDocument(
  row: DocumentRow,
  { tenant, reader }: { readonly tenant: Tenant; readonly reader: Pick<Reader, 'account'> },
): GroupDocument {
  const isHere = isOffered(tenant, row);
  return {
    contentID: row.content_id,
    contentCode: isHere ? row.content_code : '',
    designationNo: isHere ? row.designation : '',
    assetId: isHere ? row.asset_id : '',
    documentTitle: isHere ? row.title : '',
    status: isHere ? (row.status ?? '') : '',
    edition: isHere ? (row.edition ?? '') : '',
    documentType: isHere ? (row.document_type ?? '') : '',
    isEntitled: isHere && mayOpen(reader, row),
    publisherName: isHere ? (row.publisher_name ?? '') : '',
    isRemoved: !isHere || row.is_available !== true,
    sharedById: row.added_by,
    sharedByFirstName: row.added_by_first_name ?? '',
    sharedByLastName: row.added_by_last_name ?? '',
    sharedDate: row.added_at.toISOString(),
    lastUpdateDate: isHere ? row.updated_on : null,
    publishDate: isHere ? row.published_on : null,
    ...(isHere ? datePrecisionsOf(row) : { publishedPrecision: null, lastUpdatePrecision: null }),
  };
}
