import type { groups } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { editionsWithCodes } from '../documents/index.ts';
import { entitledCodes } from '../search/index.ts';
import { closedTo, hasGroups, whoseOf } from './access.ts';
import { changeDocuments, changeGroup, changeMembers, remove, rename } from './change.ts';
import { create } from './create.ts';
import { documentsIn } from './documents.ts';
import { keepingOf, type Asking, type Tables } from './keeping.ts';
import { mailGroup } from './message.ts';
import { peopleNamed, personWithEmail } from './people.ts';
import { membersOfGroups } from './members.ts';
import { groupOf, groupsOf } from './store.ts';
import { wireDocument, wireFound, wireGroup, wireMember, wirePerson } from './wire.ts';

type Ports = { readonly engine: SearchEngine; readonly audit: Audit };

/** Keeps the groups in which people of an account read together. */
export function groupHandlers({ engine, audit }: Ports): Handlers<typeof groups, Tables> {
  const keeping = keepingOf(audit);

  return {
    groupsEnabled: (_, asking) => ({ groupEnable: hasGroups(asking) }),

    groups: ({ query: { accountId } }, asking) =>
      accountId === asking.reader.account.id ? ownGroups(asking) : fail('account-not-selected'),
    groupsOfCurrentAccount: (_, asking) => ownGroups(asking),

    groupDetail: async ({ query: { groupId } }, asking) => {
      const closed = closedTo(asking);
      if (closed) return closed;
      const group = await groupOf(asking.db, whoseOf(asking), groupId);
      if (!group) return fail('group-not-found');
      const roster = (await membersOfGroups(asking.db, [groupId])).get(groupId) ?? [];
      return { ...wireGroup(group), rosters: roster.map(wireMember) };
    },

    groupDocuments: async ({ query: { groupId } }, asking) => {
      const closed = closedTo(asking);
      if (closed) return closed;
      if (!(await groupOf(asking.db, whoseOf(asking), groupId))) return fail('group-not-found');
      const rows = await documentsIn(asking.db, groupId);
      return { responseData: { list: rows.map((row) => wireDocument(row, asking.tenant)) } };
    },

    findPeople: async ({ query: { pageIndex: page, pageSize: size }, body: { fullName } }, asking) => {
      const closed = closedTo(asking);
      if (closed) return closed;
      const { people, count } = await peopleNamed(asking.db, asking.reader.account.id, {
        fullName,
        page,
        size,
      });
      return { responseData: { content: people.map(wirePerson), totalCount: count } };
    },

    findPersonByEmail: async ({ body: { email } }, { db, reader }) => {
      if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
      const person = await personWithEmail(db, reader.account.id, email);
      return { responseData: person && wirePerson(person) };
    },

    findDocuments: async ({ query: { size: most }, body: { keywords } }, asking) => {
      const closed = closedTo(asking);
      if (closed) return closed;
      const codes = await entitledCodes(engine, { keywords, most }, asking);
      const editions = await editionsWithCodes(asking.db, codes);
      const byCode = new Map(editions.map((edition) => [edition.content_code, edition]));
      return codes.flatMap((code) => {
        const edition = byCode.get(code);
        return edition ? [wireFound(edition)] : [];
      });
    },

    createGroup: ({ body }, asking) => create(body, asking, keeping),
    changeGroup: ({ body }, asking) => changeGroup(body, asking, keeping),
    renameGroup: ({ body }, asking) => rename(body, asking, keeping),
    changeMembers: ({ body }, asking) => changeMembers(body, asking, keeping),
    changeDocuments: ({ body }, asking) => changeDocuments(body, asking, keeping),
    deleteGroup: ({ params: { id } }, asking) => remove(id, asking, keeping),
    mailGroup: ({ body }, asking) => mailGroup(body, asking, keeping),
  };
}

async function ownGroups(asking: Asking) {
  const closed = closedTo(asking);
  if (closed) return closed;
  const rows = await groupsOf(asking.db, whoseOf(asking));
  return rows.map(wireGroup);
}
