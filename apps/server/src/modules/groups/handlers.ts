import type { groups } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { editionsWithCodes } from '../documents/index.ts';
import { entitledCodes } from '../search/index.ts';
import { closedTo, hasGroups, viewerOf } from './access.ts';
import { changeDocuments, changeGroup, changeMembers, remove, rename } from './change.ts';
import { create } from './create.ts';
import { documentsIn } from './documents.ts';
import type { Context, Tables } from './withGroup.ts';
import { mailGroup } from './message.ts';
import { peopleNamed, personWithEmail } from './people.ts';
import { membersOfGroups } from './members.ts';
import { groupOf, groupsOf } from './store.ts';
import { wireDocument, wireFound, wireGroup, wireMember, wirePerson } from './wire.ts';

/** Keeps the groups in which people of an account read together. */
export function groupHandlers({
  engine,
}: {
  readonly engine: SearchEngine;
}): Handlers<typeof groups, Tables> {
  return {
    groupsEnabled: (_, ctx) => ({ groupEnable: hasGroups(ctx) }),

    groups: ({ query: { accountId } }, ctx) =>
      accountId === ctx.reader.account.id ? ownGroups(ctx) : fail('account-not-selected'),
    groupsOfCurrentAccount: (_, ctx) => ownGroups(ctx),

    groupDetail: async ({ query: { groupId } }, ctx) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      const group = await groupOf(ctx.db, viewerOf(ctx), groupId);
      if (!group) return fail('group-not-found');
      const members = (await membersOfGroups(ctx.db, [groupId])).get(groupId) ?? [];
      return { ...wireGroup(group), rosters: members.map(wireMember) };
    },

    groupDocuments: async ({ query: { groupId } }, ctx) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      if (!(await groupOf(ctx.db, viewerOf(ctx), groupId))) return fail('group-not-found');
      const rows = await documentsIn(ctx.db, groupId);
      return { responseData: { list: rows.map((row) => wireDocument(row, ctx)) } };
    },

    findPeople: async ({ query: { pageIndex: page, pageSize: size }, body: { fullName } }, ctx) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      const { people, count } = await peopleNamed(ctx.db, ctx.reader.account.id, {
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

    findDocuments: async ({ query: { size: max }, body: { keywords } }, ctx) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      const codes = await entitledCodes(engine, { keywords, max }, ctx);
      const editions = await editionsWithCodes(ctx.db, codes);
      const byCode = new Map(editions.map((edition) => [edition.content_code, edition]));
      return codes.flatMap((code) => {
        const edition = byCode.get(code);
        return edition ? [wireFound(edition)] : [];
      });
    },

    createGroup: ({ body }, ctx) => create(body, ctx),
    changeGroup: ({ body }, ctx) => changeGroup(body, ctx),
    renameGroup: ({ body }, ctx) => rename(body, ctx),
    changeMembers: ({ body }, ctx) => changeMembers(body, ctx),
    changeDocuments: ({ body }, ctx) => changeDocuments(body, ctx),
    deleteGroup: ({ params: { id } }, ctx) => remove(id, ctx),
    mailGroup: ({ body }, ctx) => mailGroup(body, ctx),
  };
}

async function ownGroups(ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const rows = await groupsOf(ctx.db, viewerOf(ctx));
  return rows.map(wireGroup);
}
