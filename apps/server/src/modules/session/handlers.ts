import type { Account, session } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, PersonContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import { hasFeature } from '../../tenant.ts';
import { accountReadThrough } from './reader.ts';
import {
  accountsOf,
  forgetSelection,
  personOf,
  selectAccount,
  selectedAccount,
  subscriptionsOf,
} from './store.ts';
import type { SessionTables } from './tables.ts';

/** The signed-in person as the screens know them. */
async function accountAnswer({ db, tenant, person: reader }: PersonContext<SessionTables>): Promise<Account> {
  const person = await personOf(db, reader.personId);
  if (!person) throw new Error(`Person ${reader.personId} is signed in but gone`);
  const accounts = await accountsOf(db, person.id);
  const selected = accountReadThrough(accounts, await selectedAccount(db, reader.sessionId, person.id));
  const address = selected?.address ?? {};
  return {
    id: person.id,
    email: person.email,
    activated: true,
    userType: person.user_type,
    userAccounts: [
      {
        firstName: person.first_name,
        lastName: person.last_name,
        companyName: selected?.name ?? '',
        address1: address.address1 ?? '',
        address2: address.address2 ?? '',
        city: address.city ?? '',
        state: address.state ?? '',
        postalCode: address.postalCode ?? '',
        country: address.country ?? '',
        mobile: address.mobile ?? '',
      },
    ],
    cgEntitlements: accounts.map(({ id, name, number, acronym }) => ({
      accountId: id,
      accountName: name,
      accountNumber: number,
      accountSetting: { acronym },
    })),
    selectedAccountId: selected?.id ?? null,
    authorities: person.authorities.flatMap((authority) =>
      authority === 'CP_ADMIN' ? (['CP_ADMIN', 'COMPASS_POINT_ADMIN'] as const) : [authority],
    ),
    lcaAgreementFlag: true,
    contentSecurity: { 'drm-view': selected?.is_drm ? 'Y' : 'N' },
    langKey: 'EN',
    userMenuList: ['HOME', 'SEARCH'],
    customCollection: false,
    compassPointFlag: false,
    unifiedSearchFlag: true,
    semanticSearchFlag: hasFeature(tenant.settings, 'semantic-search'),
    profileManagementUrl: null,
    tenant: tenant.key,
  };
}

export const sessionHandlers = (audit: Audit): Handlers<typeof session, SessionTables> => ({
  account: (_, context) => accountAnswer(context),

  switchAccount: async ({ body }, context) => {
    const { db, person, tenant, now, remoteAddress, requestId } = context;
    const accounts = await accountsOf(db, person.personId);
    const chosen = accounts.find(({ id }) => id === body.accountId);
    if (!chosen) return fail('account-not-yours');
    await selectAccount(db, {
      tenant: tenant.key,
      sessionId: person.sessionId,
      personId: person.personId,
      accountId: chosen.id,
      now: now(),
    });
    await audit.record(tenant.key, {
      type: 'account-switched',
      principal: person.signInName,
      message: `Reads through ${chosen.name}`,
      remoteAddress,
      requestId,
    });
    return accountAnswer(context);
  },

  logout: async (_, { db, person, tenant, remoteAddress, requestId }) => {
    await forgetSelection(db, person.sessionId);
    await audit.record(tenant.key, {
      type: 'sign-out',
      principal: person.signInName,
      message: 'Signed out',
      remoteAddress,
      requestId,
    });
    return { signedOut: true as const };
  },

  subscriptions: async (_, { db, reader }) => {
    const subscriptions = await subscriptionsOf(db, reader.account.id);
    return subscriptions.map(({ publisher_code, name, abbreviation }) => ({
      id: `${publisher_code}-${abbreviation}`,
      subscriptionInfo: {
        publisherSearchKey: publisher_code,
        subscriptionAbbrName: abbreviation,
        subscriptionImagePath: '',
        subscriptionName: name,
      },
    }));
  },

  authenticationData: (_, { requestId, remoteAddress }) => ({
    authType: 'PWD',
    requestId,
    originatedIpAddress: remoteAddress,
    originatedWhiteListedAccount: null,
  }),
});
