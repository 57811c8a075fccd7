import type { Kysely } from 'kysely';
import type { Audit } from '../../ports/audit.ts';
import type { Passwords } from '../../ports/identity.ts';
import type { SignIns } from '../../ports/sign-ins.ts';
import type { Tenant } from '../../tenant/index.ts';
import { enqueueMails } from '../email/index.ts';
import { endSignIns, giveEntryCode, personOf } from '../session/index.ts';
import { passwordChangedEmail } from './emailTemplates.ts';
import { endLinksOf, linkOf, spendLink, type OpenLink } from './links.ts';
import { problemOf, type PasswordProblem } from './passwordRules.ts';
import type { InvitationTables } from './tables.ts';

type Db = Kysely<InvitationTables>;

type Parts = {
  readonly db: (tenantKey: string) => Db;
  readonly passwords: Passwords;
  readonly signIns: Pick<SignIns, 'end' | 'open'>;
  readonly audit: Audit;
  readonly now: () => Date;
};

/** A visit to the page, for the audit. */
type Visit = { readonly remoteAddress: string; readonly requestId: string };

/** Whose link it is, or why it leads nowhere. */
export type Opened = Alive | Dead;
type Alive = { readonly person: Pick<Chooser, 'name' | 'email'>; readonly purpose: OpenLink['purpose'] };
type Dead = Exclude<Awaited<ReturnType<typeof linkOf>>, OpenLink>;

/** What came of choosing: the code that lets the person in at once, or why the password is not taken. */
export type Chosen =
  | { readonly entryCode: string }
  | { readonly problem: PasswordProblem; readonly length: number; readonly opened: Alive }
  | Dead;

type Chooser = {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly email: string;
  readonly signInName: string;
};

/** The page behind a link: who may choose a password by it, and choosing it. */
export type PasswordSetter = {
  readonly look: (tenant: Tenant, key: string) => Promise<Opened>;
  readonly choose: (tenant: Tenant, key: string, password: string, visit: Visit) => Promise<Chosen>;
};

/** Lets people choose a password by a link that they were sent. */
export function passwordSetter({ db, passwords, signIns, audit, now }: Parts): PasswordSetter {
  const open = async (
    own: Db,
    tenant: Tenant,
    key: string,
  ): Promise<{ link: OpenLink; chooser: Chooser } | Dead> => {
    if (!passwords.areLocal(tenant)) return 'unknown';
    const link = await linkOf(own, key, now());
    if (typeof link === 'string') return link;
    const person = await personOf(own, link.personId);
    if (!person?.is_activated) return 'unknown';
    const names = [person.first_name, person.last_name];
    const { id, email, sign_in_name: signInName } = person;
    return { link, chooser: { id, email, signInName, names, name: names.join(' ').trim() } };
  };

  return {
    look: async (tenant, key) => {
      const opened = await open(db(tenant.key), tenant, key);
      return typeof opened === 'string' ? opened : { person: opened.chooser, purpose: opened.link.purpose };
    },

    choose: async (tenant, key, password, visit) => {
      const own = db(tenant.key);
      const opened = await open(own, tenant, key);
      if (typeof opened === 'string') return opened;
      const { link, chooser } = opened;
      const problem = problemOf(password, chooser);
      if (problem)
        return {
          problem,
          length: [...password].length,
          opened: { person: chooser, purpose: link.purpose },
        };
      const passwordHash = await passwords.hash(password);
      const isChosen = await own.transaction().execute(async (within: Db) => {
        if (!(await spendLink(within, link.id, now()))) return false;
        await endLinksOf(within, chooser.id, now());
        await within
          .updateTable('people')
          .set({ password_hash: passwordHash })
          .where('id', '=', chooser.id)
          .execute();
        // Anyone who came in with the password before is out: their sessions go with it.
        await signIns.open(chooser.id, within);
        await signIns.end(chooser.id, null, within);
        await endSignIns(within, { personId: chooser.id, stays: null, now: now() });
        if (link.purpose === 'reset') {
          const mail = { key: `password-changed ${link.id}`, to: { personId: chooser.id } };
          const at = now();
          await enqueueMails(within, { tenant: tenant.key, now: at }, [
            passwordChangedEmail.mail({ ...mail, values: { at: at.toISOString() } }),
          ]);
        }
        const event = {
          type: 'password-chosen',
          principal: chooser.signInName,
          message: link.purpose === 'invitation' ? 'Accepted the invitation' : 'Chose another password',
          ...visit,
        } as const;
        await audit.record(tenant.key, event, within);
        return true;
      });
      if (!isChosen) return 'used';
      return { entryCode: await giveEntryCode(own, { tenant: tenant.key, personId: chooser.id }, now()) };
    },
  };
}
