import { createHash } from 'node:crypto';
import type { AccountNetworks } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Network } from '../../tenant/signIn.ts';
import { etagOf, matchesState, withVersioned } from '../../lib/versioned.ts';
import { managesPeople } from '../people/index.ts';
import { companyReadersOf } from '../session/index.ts';
import { claimedNetworks, networksOf, saveNetworks } from '../tenants/index.ts';
import { holderOf, rangesIn, readLines, type Neighbor } from './ranges.ts';
import { spanOf } from './spans.ts';
import { lockedAccount, namesOf, type Db } from './store.ts';
import { accountFor, type Context } from './withAccount.ts';

/** From which networks an account is read, and what is worth knowing of them. */
export async function networks(id: string, ctx: Context) {
  const row = await accountFor(id, ctx);
  return row instanceof Failed ? row : tagged(id, ctx);
}

/** What lines would say, and to what an address belongs; keeps nothing. */
export async function checkNetworks(
  id: string,
  { lines, address }: { readonly lines: readonly string[]; readonly address: string },
  ctx: Context,
) {
  const row = await accountFor(id, ctx);
  if (row instanceof Failed) return row;
  const neighbors = await neighborsOf(id, ctx);
  return {
    lines: readLines(lines, neighbors),
    held: address === '' ? null : holderOf(address, lines, neighbors),
  };
}

/** Says from which networks an account is read: from the next call on, on every node. */
export async function setNetworks(id: string, lines: readonly string[], ctx: Context) {
  const { tenant } = ctx;
  const mistakes = readLines(lines, []).filter(({ mistake }) => mistake !== null);
  const ranges = rangesIn(lines);
  const refused = managesPeople(ctx);
  if (refused) return refused;
  const networksOfAccount = {
    lock: async (within: Db) =>
      (await lockedAccount(within, id)) ? claimedNetworks(within, tenant.key) : fail('account-not-found'),
    expected: {
      isCurrent: (all: readonly Network[]) => matchesState(ctx, tagOf(rangesOf(id, all))),
      changed: 'account-changed',
    },
  } as const;
  const changed = await withVersioned(ctx, networksOfAccount, async (all, within) => {
    const before = rangesOf(id, all);
    if (mistakes.length > 0) {
      const fieldErrors = mistakes
        .slice(0, 100)
        .map(({ line, mistake }) => ({ field: `body.lines.${line - 1}`, message: mistake ?? '' }));
      return fail('ranges-unreadable', {}, fieldErrors);
    }
    if (before.join('\n') === ranges.join('\n')) return id;
    const others = all.filter(({ account }) => account !== id);
    const own = ranges.length > 0 ? [{ account: id, ranges: ranges }] : [];
    await saveNetworks(within, tenant.key, [...others, ...own]);
    const what = `${before.length} ranges before, ${ranges.length} now`;
    await ctx.audit('account-networks-changed', `Account ${id}: ${what}`, { within });
    return id;
  });
  return changed instanceof Failed ? changed : tagged(id, ctx);
}

async function tagged(id: string, ctx: Context) {
  const { db, tenant, remoteAddress } = ctx;
  const [all, neighbors, readers] = await Promise.all([
    networksOf(db, tenant.key),
    neighborsOf(id, ctx),
    companyReadersOf(db, [id]),
  ]);
  const ranges = rangesOf(id, all);
  const answer: AccountNetworks = {
    lines: readLines(ranges, neighbors),
    isOn: tenant.settings.authenticationMethods.includes('IP'),
    hasReader: readers.length > 0,
    yourAddress: remoteAddress,
  };
  return { answer, headers: { etag: tagOf(ranges) } };
}

const rangesOf = (id: string, all: readonly Network[]): readonly string[] =>
  all.find(({ account }) => account === id)?.ranges ?? [];

/** The ETag of an account's ranges. */
const tagOf = (ranges: readonly string[]): string =>
  etagOf(createHash('sha256').update(ranges.join('\n')).digest('base64url').slice(0, 22));

/** The ranges of all other accounts. */
async function neighborsOf(id: string, { db, tenant }: { db: Db; tenant: Context['tenant'] }) {
  const others = (await networksOf(db, tenant.key)).filter(({ account }) => account !== id);
  const names = await namesOf(
    db,
    others.map(({ account }) => account),
  );
  return others.flatMap(({ account, ranges }) =>
    ranges.flatMap((range): Neighbor[] => {
      const span = spanOf(range);
      return span ? [{ ...span, accountId: account, accountName: names.get(account) ?? account, range }] : [];
    }),
  );
}
