import { randomUUID } from 'node:crypto';
import type { OwnershipTransfer } from '@norma/contracts';
import { fail, type FieldError } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { transferCompassPoints } from '../compass-points/index.ts';
import { transferGroups } from '../groups/index.ts';
import { enqueueMails } from '../email/index.ts';
import { managesPeople } from './access.ts';
import { actorWithin, refusalOfChange, withPeopleLocked, type Context } from './withPerson.ts';
import { ownershipTransferredEmail } from './emailTemplates.ts';
import { accountRow, personRow, possibleOwner, type Tables } from './store.ts';

type Owner = { readonly id: string; readonly name: string };
type Receiver = NonNullable<Awaited<ReturnType<typeof possibleOwner>>>;
type Receivers = { readonly groups: Receiver | null; readonly compassPoints: Receiver | null };

/** Hands over what someone owns in an account, who may have left it long ago. */
export async function transferOwnership(
  { from, ...given }: OwnershipTransfer & { readonly from: string },
  ctx: Context,
) {
  const closed = managesPeople(ctx);
  if (closed) return closed;
  return withPeopleLocked(ctx, async (within) => {
    const actor = await actorWithin(within, ctx);
    if (!actor) return fail('not-authorized');
    const target = await personRow(within, from);
    const refused = target && refusalOfChange({ actor, target });
    if (refused) return refused;
    if (!(await accountRow(within, given.accountId)))
      return fail('account-not-found', {}, [{ field: 'body.accountId', message: 'is not an account' }]);
    const faults = await unfitReceivers(within, from, given, 'body');
    if (faults.length > 0) return fail('receiver-unfit', {}, faults);
    const name = target ? `${target.first_name} ${target.last_name}`.trim() || target.sign_in_name : '';
    return transferAll(within, { id: from, name }, given, ctx);
  });
}

/** The fields that name someone who cannot take over what is handed to them. */
export async function unfitReceivers(
  within: Kysely<Tables>,
  from: string,
  { accountId, groupsTo, compassPointsTo }: OwnershipTransfer,
  path: string,
): Promise<FieldError[]> {
  const named = { groupsTo, compassPointsTo };
  const faults: FieldError[] = [];
  for (const [field, to] of Object.entries(named)) {
    if (to === null) continue;
    const isFit = to !== from && (await possibleOwner(within, accountId, to)) !== null;
    if (!isFit) faults.push({ field: `${path}.${field}`, message: 'cannot manage it in this account' });
  }
  return faults;
}

/** Gives away what someone owns in an account, and tells anyone who gets it; returns how many of each went. */
export async function transferAll(
  within: Kysely<Tables>,
  from: Owner,
  { accountId, groupsTo, compassPointsTo }: OwnershipTransfer,
  ctx: Context,
): Promise<{ groups: number; compassPoints: number }> {
  const to: Receivers = {
    groups: groupsTo === null ? null : await possibleOwner(within, accountId, groupsTo),
    compassPoints: compassPointsTo === null ? null : await possibleOwner(within, accountId, compassPointsTo),
  };
  const going = { accountId, from: from.id, now: ctx.now() };
  const groups = to.groups ? await transferGroups(within, { ...going, to: to.groups }) : 0;
  const compassPoints = to.compassPoints
    ? await transferCompassPoints(within, { ...going, to: to.compassPoints })
    : 0;
  const account = (await accountRow(within, accountId))?.name ?? accountId;
  await notify(within, { from, account, to, went: { groups, compassPoints } }, ctx);
  if (groups + compassPoints > 0) {
    const what = [
      to.groups && `${groups} groups to ${to.groups.sign_in_name}`,
      to.compassPoints && `${compassPoints} compass points to ${to.compassPoints.sign_in_name}`,
    ];
    const message = `Of ${from.name || from.id} in ${account}: ${what.filter(Boolean).join(', ')}`;
    await ctx.audit('ownership-handed-over', message, { within });
  }
  return { groups, compassPoints };
}

type Going = {
  readonly from: Owner;
  readonly account: string;
  readonly to: Receivers;
  readonly went: { readonly groups: number; readonly compassPoints: number };
};

/** Writes to each who gets something what they get, in one email; anyone who does it knows already. */
async function notify(
  within: Kysely<Tables>,
  { from, account, to, went }: Going,
  { tenant, reader, now }: Context,
): Promise<void> {
  const ids = new Set([to.groups?.id, to.compassPoints?.id]);
  const mails = [...ids].flatMap((personId) => {
    if (personId === undefined || personId === reader.personId) return [];
    const values = {
      name: from.name,
      account,
      groups: to.groups?.id === personId ? went.groups : 0,
      compassPoints: to.compassPoints?.id === personId ? went.compassPoints : 0,
    };
    if (values.groups + values.compassPoints === 0) return [];
    return [ownershipTransferredEmail.mail({ key: `handed-over ${randomUUID()}`, to: { personId }, values })];
  });
  await enqueueMails(within, { tenant: tenant.key, now: now() }, mails);
}
