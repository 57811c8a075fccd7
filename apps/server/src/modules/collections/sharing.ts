import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { belonging, groupsNamed, hasGroups } from '../groups/index.ts';
import { closedTo } from './access.ts';
import { answered } from './administration.ts';
import { nameOf, withCollection, type Context } from './withCollection.ts';
import { readersAmong, readersNamed } from './peopleStore.ts';
import { groupsWith, shareWith } from './sharingStore.ts';
import { changeCollection, type Tables } from './store.ts';

type Sharing = {
  readonly isForAccount: boolean;
  readonly people: readonly string[];
  readonly groups: readonly number[];
};

const maxOffered = 20;

/** People who read through the account, as far as names or addresses have a text. */
export const readersOffered = (text: string, ctx: Context) =>
  closedTo(ctx) ?? readersNamed(ctx.db, { accountId: ctx.reader.account.id, text, max: maxOffered });

/** Groups of the caller, as far as names have a text. */
export async function groupsOffered(text: string, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  if (!hasGroups(ctx)) return [];
  const named = await groupsNamed(ctx.db, memberOf(ctx), { keyword: text, max: maxOffered });
  return named.map(({ id, name }) => ({ id, name }));
}

/** Says who has a collection: the whole account, or people and groups of it. */
export async function share(id: number, sharing: Sharing, ctx: Context) {
  const { tenant, reader, now } = ctx;
  const by = await nameOf(ctx);
  const [people, groups] = [[...new Set(sharing.people)], [...new Set(sharing.groups)]];
  const shared = await withCollection(id, ctx, async (_, within) => {
    const readers = await readersAmong(within, reader.account.id, people);
    const nonReaders = placesWhere(sharing.people, (person) => !readers.has(person));
    if (nonReaders.length > 0)
      return fail(
        'person-not-in-account',
        {},
        faults('people', nonReaders, 'does not read through this account'),
      );
    const known = await groupsKnown(within, id, ctx);
    const unknown = placesWhere(sharing.groups, (group) => !known.has(group));
    if (unknown.length > 0)
      return fail('collection-group-unknown', {}, faults('groups', unknown, 'is none of your groups'));
    await shareWith(within, { tenant: tenant.key, collectionId: id }, { people, groups });
    await changeCollection(within, id, { is_for_account: sharing.isForAccount, now: now(), by });
    const who = sharing.isForAccount
      ? 'the whole account'
      : `${people.length} people, ${groups.length} groups`;
    await ctx.audit('collection-shared', `Collection ${id}: ${who}`, { within });
    return id;
  });
  return answered(shared, ctx);
}

/** The groups that the caller may name: their own, and those that other administrators have named before. */
async function groupsKnown(within: Kysely<Tables>, id: number, ctx: Context): Promise<Set<number>> {
  const before = await groupsWith(within, id);
  const own = hasGroups(ctx) ? await belonging(within, memberOf(ctx)).select('groups.id').execute() : [];
  return new Set([...before, ...own].map((group) => group.id));
}

const memberOf = ({ reader }: Context) => ({ accountId: reader.account.id, personId: reader.personId });

const placesWhere = <Item>(items: readonly Item[], isSo: (item: Item) => boolean): number[] =>
  items.flatMap((item, at) => (isSo(item) ? [at] : []));

const faults = (list: 'people' | 'groups', places: readonly number[], message: string) =>
  places.map((at) => ({ field: `body.${list}.${at}`, message }));
