import type { InviteRow } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { databaseAudit } from '../adapters/events/audit.ts';
import { storedSignIns } from '../adapters/identity/signIns.ts';
import { issuerOf } from '../identity/issuerOf.ts';
import {
  inviteWith,
  linkByHand,
  makeFirstAccount,
  planOf,
  type InvitationTables,
  type InviteRequest,
} from '../modules/invitations/index.ts';
import {
  accountsOfPeople,
  changeRightsByCommand,
  deactivateByCommand,
  allPeople,
  type NotChanged,
  type PeopleTables,
} from '../modules/people/index.ts';
import type { Database } from '../ports/database.ts';
import type { Settings } from '../config/settings.ts';
import type { Tenant } from '../tenant/index.ts';

type Parts = {
  readonly database: Database;
  readonly tenant: Tenant;
  readonly defaultKey: string | null;
  readonly oidc: Settings['oidc'];
};

type InviteOptions = {
  readonly sendsMails: boolean;
  readonly isAllOrNothing?: boolean;
  readonly isDryRun?: boolean;
};

/** What a command does for the people of a tenant; each answers the exit code. */
export type PeopleTasks = {
  readonly list: () => Promise<number>;
  readonly invite: (requests: readonly InviteRequest[], options: InviteOptions) => Promise<number>;
  readonly changeRights: (
    name: string,
    change: { readonly give: readonly Authority[]; readonly take: readonly Authority[] },
  ) => Promise<number>;
  readonly deactivate: (name: string) => Promise<number>;
};

const refusals: Record<NotChanged, string> = {
  'person-not-found': 'No user of this library has this name or address.',
  'operators-only': 'Only operators can manage operators.',
  'not-oneself': 'You cannot do this to yourself.',
  'last-administrator': 'This is the only administrator. Give another user the role ADMIN first.',
};

/** Anyone who has the data of the server in hand lets people in and out, with the rules and the audit of the screens. */
export function peopleTasks({ database, tenant, defaultKey, oidc }: Parts): PeopleTasks {
  const now = (): Date => new Date();
  const db = database.forTenant<InvitationTables>(tenant.key);
  const audit = databaseAudit((key) => database.forTenant(key), now);
  const areLocal = (): boolean => issuerOf(tenant, { defaultKey, oidc }) === null;
  const giver = { usualAccountIds: [], mayGive: () => true };
  const byCommand = {
    db: database.forTenant<PeopleTables>(tenant.key),
    tenant: tenant.key,
    audit,
    signIns: storedSignIns((key) => database.forTenant(key), now),
    now,
  };

  return {
    list: async () => {
      const people = await allPeople(byCommand.db);
      const accounts = await accountsOfPeople(
        byCommand.db,
        people.map(({ id }) => id),
      );
      for (const { id, email, sign_in_name, first_name, last_name, authorities, is_activated } of people) {
        const through = (accounts.get(id) ?? []).map(({ name }) => name).join(', ');
        const name = `${first_name} ${last_name}`.trim();
        const state = is_activated ? '' : 'deactivated';
        console.log([sign_in_name, email, name, authorities.join(' '), through, state].join('  ').trimEnd());
      }
      return 0;
    },

    invite: async (requests, { sendsMails, isAllOrNothing = true, isDryRun = false }) => {
      if (isDryRun) {
        const { rows } = await planOf(db, requests, giver);
        print(rows);
        return rows.some(({ outcome }) => outcome === 'mistake') ? 1 : 0;
      }
      const first = await makeFirstAccount(db, tenant);
      if (first) console.log(`created   account ${first.name}, number ${first.number}`);
      const requested = first
        ? requests.map((request) => ({ ...request, accounts: [first.number] }))
        : requests;
      const { rows, isWritten, added } = await inviteWith({ audit, passwords: { areLocal }, now })(db, {
        tenant,
        inviter: {
          by: '',
          principal: 'operator',
          remoteAddress: '',
          requestId: '',
          language: 'en',
          mayGive: giver.mayGive,
        },
        requests: requested,
        usualAccountIds: [],
        isAllOrNothing,
        sendsMails,
      });
      print(rows);
      if (!isWritten) console.error('Nothing was changed.');
      if (sendsMails) return rows.some(({ outcome }) => outcome === 'mistake') ? 1 : 0;
      for (const { id, email } of added) {
        const path = areLocal() ? await linkByHand(db, id, now()) : '/';
        console.log(
          path === '/'
            ? `${email} signs in at ${tenant.origin}`
            : `${email} chooses a password at:\n${tenant.origin}${path}`,
        );
      }
      return isWritten ? 0 : 1;
    },

    changeRights: async (name, change) => {
      const done = await changeRightsByCommand(byCommand, name, change);
      if (typeof done === 'string') return refuse(done);
      console.log(`${name}  ${done.join(' ') || 'no roles: can only read'}`);
      return 0;
    },

    deactivate: async (name) => {
      const done = await deactivateByCommand(byCommand, name);
      if (done !== 'done') return refuse(done);
      console.log(`${name} deactivated`);
      return 0;
    },
  };
}

function refuse(why: NotChanged): number {
  console.error(refusals[why]);
  return 1;
}

/** Says what comes of each line. */
function print(rows: readonly InviteRow[]): void {
  for (const { line, email, outcome, accounts, mistakes } of rows) {
    const subject = outcome === 'mistake' ? `line ${line}` : accounts.join(', ');
    console.log(`${outcome.padEnd(9)} ${email}  ${subject}`);
    for (const { column, reason, given: requested } of mistakes)
      console.log(`          ${column}: ${reason} ${requested}`);
  }
}
