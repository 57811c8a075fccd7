import { authorities as every, type Authority } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Audit, AuditEvent } from '../../ports/audit.ts';
import type { SignIns } from '../../ports/sign-ins.ts';
import { personSigningIn } from '../session/index.ts';
import { endEvery } from './changing.ts';
import { refusalOf, type Removal } from './rules.ts';
import {
  countOtherAdministrators,
  changePerson,
  lockPeople,
  personRow,
  type Row,
  type Tables,
} from './store.ts';

type Parts = {
  readonly db: Kysely<Tables>;
  readonly tenant: string;
  readonly audit: Audit;
  readonly signIns: SignIns;
  readonly now: () => Date;
};

/** Why a command did not change a person. */
export type NotChanged = 'person-not-found' | Exclude<ReturnType<typeof refusalOf>, null>;

/** Anyone who has the data of the server in hand may do what operators may. */
const actor = { id: '', authorities: ['OPERATOR'] } as const;

/** Gives and takes rights, for a command; answers those that the person holds then. */
export const changeRightsByCommand = (
  parts: Parts,
  name: string,
  { give, take }: { readonly give: readonly Authority[]; readonly take: readonly Authority[] },
): Promise<readonly Authority[] | NotChanged> =>
  changed(parts, name, async (target, within) => {
    const authorities = every.filter(
      (right) => !take.includes(right) && (give.includes(right) || target.authorities.includes(right)),
    );
    const refused = await refusal(within, { kind: 'rights', authorities }, target);
    if (refused) return refused;
    await changePerson(within, target.id, { authorities });
    const what = [...give.map((right) => `+${right}`), ...take.map((right) => `-${right}`)].join(' ');
    await record(parts, within, 'person-rights-changed', `${target.sign_in_name}: ${what}`);
    return authorities;
  });

/** Lets a person in no more, for a command: they are out at once. */
export const deactivateByCommand = (parts: Parts, name: string): Promise<'done' | NotChanged> =>
  changed(parts, name, async (target, within) => {
    const refused = await refusal(within, { kind: 'deactivate' }, target);
    if (refused) return refused;
    await changePerson(within, target.id, { is_activated: false });
    await endEvery(within, { personId: target.id, stays: null }, parts, parts.signIns);
    await record(parts, within, 'person-deactivated', target.sign_in_name);
    return 'done';
  });

/** Does something to the person of a sign-in name or address whom no one else changes in the meantime. */
const changed = <T>(
  { db, tenant }: Parts,
  name: string,
  act: (target: Row, within: Kysely<Tables>) => Promise<T>,
): Promise<T | 'person-not-found'> =>
  db.transaction().execute(async (within: Kysely<Tables>) => {
    await lockPeople(within, tenant);
    const named = await personSigningIn(within, name);
    const target = named && (await personRow(within, named.id));
    return target ? act(target, within) : 'person-not-found';
  });

const refusal = async (within: Kysely<Tables>, removal: Removal, target: Row) =>
  refusalOf(removal, {
    actor,
    target,
    otherAdministrators: await countOtherAdministrators(within, target.id),
  });

const record = (
  { audit, tenant }: Parts,
  within: Kysely<Tables>,
  type: AuditEvent['type'],
  message: string,
): Promise<void> =>
  audit.record(tenant, { type, principal: 'operator', message, remoteAddress: '', requestId: '' }, within);

/** Everyone of a library, for a command that lists them. */
export const allPeople = (db: Kysely<Tables>) =>
  db
    .selectFrom('people')
    .select(['id', 'sign_in_name', 'email', 'first_name', 'last_name', 'authorities', 'is_activated'])
    .orderBy('sign_in_name')
    .execute();
