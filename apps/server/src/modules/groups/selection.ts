import { fail, type Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { editionsWithCodes, isOffered, mayOpen, type Edition } from '../documents/index.ts';
import { peopleAmong, type PersonRow } from './people.ts';
import type { Context, Tables } from './withGroup.ts';

/** The people who are to be in a group, or which of them cannot be; anyone who was in it may stay. */
export async function selectedPeople(
  within: Kysely<Tables>,
  { memberIds, there = [] }: { readonly memberIds: readonly string[]; readonly there?: readonly string[] },
  { reader }: Context,
): Promise<PersonRow[] | Failed<'group-members-unknown'>> {
  const people = await peopleAmong(within, reader.account.id, memberIds);
  const known = new Set([...there, ...people.map(({ person_id }) => person_id)]);
  const unknown = memberIds.flatMap((id, at) =>
    known.has(id) ? [] : [{ field: `body.memberIds.${at}`, message: 'is not a user of this account' }],
  );
  return unknown.length > 0 ? fail('group-members-unknown', {}, unknown.slice(0, maxNamed)) : people;
}

/** The documents that are to come into a group, each of which anyone who puts them there may open. */
export async function selectedDocuments(
  within: Kysely<Tables>,
  { contentCodes, field }: { readonly contentCodes: readonly string[]; readonly field: string },
  { tenant, reader }: Context,
): Promise<Edition[] | Failed<'document-not-found' | 'document-not-entitled'>> {
  const editions = await editionsWithCodes(within, [...new Set(contentCodes)]);
  const byCode = new Map(
    editions
      .filter((edition) => isOffered(tenant, edition))
      .map((edition) => [edition.content_code, edition]),
  );
  const at = (isAtFault: (code: string) => boolean, message: string) =>
    contentCodes
      .flatMap((code, place) => (isAtFault(code) ? [{ field: `body.${field}.${place}`, message }] : []))
      .slice(0, maxNamed);
  const unknown = at((code) => !byCode.has(code), 'is no document of this library');
  if (unknown.length > 0) return fail('document-not-found', {}, unknown);
  const closed = at((code) => {
    const edition = byCode.get(code);
    return edition !== undefined && !mayOpen(reader, edition);
  }, 'is a document that this account does not subscribe to');
  return closed.length > 0 ? fail('document-not-entitled', {}, closed) : [...byCode.values()];
}

// Who sends thousands that are wrong learns of the first of them.
const maxNamed = 20;
