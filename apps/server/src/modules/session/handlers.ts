import type { Account, session } from '@norma/contracts';
import { wireOfLanguage } from '@norma/contracts/fields';
import { fail } from '@norma/contracts/kit';
import type { Handlers, PersonContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import { hasFeature, isStandardsBody, type Tenant } from '../../tenant.ts';
import { bannerOf, billboardOf, refinementSectionsOf } from '../tenants/index.ts';
import { accept, agreementArticle, agreementFor } from './agreement.ts';
import { menuOf } from './menu.ts';
import { codeSeconds, giveCode, spendCode } from './oneTimeCodes.ts';
import { proxySetup, textDelivery } from './proxySetup.ts';
import { accountReadThrough } from './reader.ts';
import {
  accountsOf,
  forgetSelection,
  personOf,
  selectAccount,
  selectedAccount,
  subscriptionsOf,
  type Account as SelectedAccount,
  type Person,
} from './store.ts';
import type { SessionTables } from './tables.ts';

/** The signed-in person as the screens know them. */
async function accountAnswer({
  db,
  tenant,
  language,
  person: reader,
}: PersonContext<SessionTables>): Promise<Account> {
  const { settings } = tenant;
  const person = await personOf(db, reader.personId);
  if (!person) throw new Error(`Person ${reader.personId} is signed in but gone`);
  const accounts = await accountsOf(db, person.id);
  const selected = accountReadThrough(accounts, await selectedAccount(db, reader.sessionId, person.id));
  const address = selected?.address ?? {};
  const agreement =
    selected && (await agreementFor(db, tenant, { accountId: selected.id, personId: person.id }));
  return {
    id: person.id,
    email: person.email,
    activated: person.is_activated,
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
    lcaAgreementFlag: agreement?.isAccepted ?? true,
    hasLicenceAgreement: agreement !== null,
    contentSecurity: { 'drm-view': selected?.is_drm ? 'Y' : 'N' },
    refinementSections: refinementSectionsOf(settings),
    billboard: billboardOf(settings),
    banner: bannerOf(settings),
    langKey: wireOfLanguage(language),
    userMenuList: selected ? menuOfReader(tenant, person, selected) : [],
    customCollection: selected?.has_custom_collection ?? false,
    compassPointFlag: selected?.has_compass_points ?? false,
    unifiedSearchFlag: true,
    semanticSearchFlag: hasFeature(settings, 'semantic-search'),
    profileManagementUrl: settings.profileManagementUrl,
    tenant: tenant.key,
  };
}

const menuOfReader = (
  { settings }: Tenant,
  { user_type, authorities }: Person,
  account: SelectedAccount,
): Account['userMenuList'] =>
  menuOf({
    hasFeature: (code) => hasFeature(settings, code),
    tenant: {
      isStandardsBody: isStandardsBody(settings),
      trackerUrl: settings.trackerUrl,
      digitalLibraryUrl: settings.digitalLibraryUrl,
      memberSiteUrl: settings.memberSiteUrl,
      hasHelp: settings.helpMenu.length > 0,
      opensCompassPointHistory: settings.compassPoints.openHistory,
    },
    userType: user_type,
    authorities,
    account: {
      isDrm: account.is_drm,
      hasCompassPoints: account.has_compass_points,
      hasCustomCollection: account.has_custom_collection,
    },
  });

export const sessionHandlers = (
  audit: Audit,
  identity: Pick<IdentityProvider, 'client'>,
): Handlers<typeof session, SessionTables> => ({
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

  oneTimeCode: async (_, { db, tenant, person, now }) => {
    const { personId, sessionId, account } = person;
    const signIn = { tenant: tenant.key, personId, sessionId, accountId: account?.id ?? null };
    return { code: await giveCode(db, signIn, now()), expiresInSeconds: codeSeconds };
  },

  redeemCode: async ({ body: { code } }, { db, now }) => {
    const spent = await spendCode(db, code, now());
    if (!spent) return fail('code-spent');
    return { sessionId: spent.session_id, accountId: spent.account_id, userType: spent.user_type };
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

  licenceAgreement: async (_, { db, tenant, reader }) => {
    const agreement = await agreementFor(db, tenant, {
      accountId: reader.account.id,
      personId: reader.personId,
    });
    if (!agreement) return fail('agreement-not-found');
    const { isAccepted: accepted } = agreement;
    return { responseData: { value: { licenseContent: agreementArticle(agreement), accepted } } };
  },

  acceptLicence: async (_, { db, tenant, reader, now, remoteAddress, requestId }) => {
    const by = { accountId: reader.account.id, personId: reader.personId };
    const agreement = await agreementFor(db, tenant, by);
    if (!agreement) return fail('agreement-not-found');
    if (await accept(db, agreement, { ...by, tenant: tenant.key, now: now() }))
      await audit.record(tenant.key, {
        type: 'licence-accepted',
        principal: reader.signInName,
        message: `Accepted the licence agreement of ${reader.account.name}`,
        remoteAddress,
        requestId,
      });
    return { responseData: { value: { accepted: true as const } } };
  },

  authenticationData: (_, { requestId, remoteAddress }) => ({
    authType: 'PWD',
    requestId,
    originatedIpAddress: remoteAddress,
    originatedWhiteListedAccount: null,
  }),

  proxySetup: (_, { tenant, language }) =>
    textDelivery(proxySetup(tenant, identity.client(tenant).issuer, language)),
});
