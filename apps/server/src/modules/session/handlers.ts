import type { Account, session } from '@norma/contracts';
import { wireOfLanguage } from '@norma/contracts/fields';
import { fail } from '@norma/contracts/kit';
import type { Handlers, PersonContext, Reader } from '../../context.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import type { SignIns } from '../../ports/sign-ins.ts';
import { guideOf } from '../../printing/guideOf.ts';
import type { PrintGuide } from '../../printing/printed.ts';
import { hasFeature, isStandardsBody, type Tenant } from '../../tenant/index.ts';
import { translate } from '../../i18n/translate.ts';
import { preferencesOf, profileOf, type ProfileTables } from '../profile/index.ts';
import type { DocumentTables } from '../documents/index.ts';
import { bannerOf, billboardOf, refinementSectionsOf } from '../tenants/index.ts';
import { accept, agreementArticle, agreementFor, agreementOf } from './agreement.ts';
import { menuOf } from './menu.ts';
import { codeSeconds, giveCode, spendCode } from './oneTimeCodes.ts';
import { proxySetup, textDelivery } from './proxySetup.ts';
import { accountsAt } from './networks.ts';
import { spendAssertion, vouchedFor } from './partners.ts';
import { standingIn } from './reader.ts';
import type { SignIn } from './signIns.ts';
import { isFixed } from './standing.ts';
import {
  accountsOf,
  forgetSelection,
  personOf,
  personOfEmail,
  selectAccount,
  type Account as SelectedAccount,
} from './store.ts';
import { marketplace, ownSubscriptions } from './subscriptions.ts';
import type { SessionTables } from './tables.ts';

/** The signed-in person as the screens know them. */
async function accountAnswer({
  db,
  tenant,
  language,
  remoteAddress,
  person: reader,
}: PersonContext<SessionTables & ProfileTables>) {
  const { settings } = tenant;
  const person = await personOf(db, reader.personId);
  if (!person) throw new Error(`Person ${reader.personId} is signed in but gone`);
  const signedIn = { ...reader, isElsewhere: reader.signIn.isElsewhere };
  const { accounts, account: selected, refusal } = await standingIn(db, signedIn, { tenant, remoteAddress });
  if (refusal) return fail(refusal);
  const profile = selected && (await profileOf(db, { personId: person.id, accountId: selected.id }));
  const address = profile ?? selected?.address ?? {};
  const preferences = await preferencesOf(db, person.id);
  const agreement =
    selected && (await agreementFor(db, tenant, { accountId: selected.id, personId: person.id }));
  const answer: Account = {
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
    cgEntitlements: byName(accounts, language).map(({ id, name, number, acronym }) => ({
      accountId: id,
      accountName: name,
      accountNumber: number,
      accountSetting: { acronym },
    })),
    selectedAccountId: selected?.id ?? null,
    isAccountFixed: isFixed(reader.signIn),
    authorities: reader.authorities.flatMap((authority) =>
      authority === 'CP_ADMIN' ? (['CP_ADMIN', 'COMPASS_POINT_ADMIN'] as const) : [authority],
    ),
    lcaAgreementFlag: agreement?.isAccepted ?? true,
    hasLicenceAgreement: agreement !== null,
    contentSecurity: { 'drm-view': selected?.is_drm ? 'Y' : 'N' },
    refinementSections: refinementSectionsOf(settings),
    billboard: billboardOf(settings),
    banner: bannerOf(settings),
    langKey: preferences.language ?? wireOfLanguage(language),
    preferences,
    userMenuList: selected ? menuOfReader(tenant, reader, selected) : [],
    customCollection: selected?.has_custom_collection ?? false,
    compassPointFlag: selected?.has_compass_points ?? false,
    unifiedSearchFlag: true,
    semanticSearchFlag: hasFeature(settings, 'semantic-search'),
    profileManagementUrl: settings.profileManagementUrl,
    tenant: tenant.key,
  };
  return answer;
}

/** Accounts in the order of the reader's alphabet. */
function byName(accounts: readonly SelectedAccount[], language: string): SelectedAccount[] {
  const { compare } = new Intl.Collator(language);
  return accounts.toSorted((one, other) => compare(one.name, other.name));
}

const menuOfReader = (
  { settings }: Tenant,
  { userType, authorities }: Reader,
  account: SelectedAccount,
): Account['userMenuList'] =>
  menuOf({
    hasFeature: (code) => hasFeature(settings, code),
    tenant: {
      isStandardsBody: isStandardsBody(settings),
      digitalLibraryUrl: settings.digitalLibraryUrl,
      memberSiteUrl: settings.memberSiteUrl,
      hasHelp: settings.helpMenu.length > 0,
      opensCompassPointHistory: settings.compassPoints.openHistory,
    },
    userType,
    authorities,
    account: {
      isDrm: account.is_drm,
      hasCompassPoints: account.has_compass_points,
      hasCustomCollection: account.has_custom_collection,
    },
  });

/** How a visitor would come in: from the network of a company, else as the tenant lets people in first. */
function expectedOf({ settings }: Tenant, remoteAddress: string): SignIn {
  const [accountId = null, ...others] = accountsAt(settings, remoteAddress);
  if (accountId !== null) return { authType: 'IP', accountId: others.length > 0 ? null : accountId };
  const authType = settings.authenticationMethods.find((method) => method !== 'IP') ?? 'PWD';
  return { authType, accountId: null };
}

export const sessionHandlers = (
  identity: Pick<IdentityProvider, 'client'>,
  signIns: Pick<SignIns, 'revokeTokens'>,
  print: PrintGuide,
): Handlers<typeof session, SessionTables & ProfileTables & DocumentTables> => ({
  account: (_, context) => accountAnswer(context),

  switchAccount: async ({ body }, context) => {
    const { db, person, tenant, now } = context;
    const accounts = await accountsOf(db, person.personId);
    if (isFixed(person.signIn) && body.accountId !== person.signIn.accountId) return fail('account-fixed');
    const chosen = accounts.find(({ id }) => id === body.accountId);
    if (!chosen) return fail('account-not-yours');
    await selectAccount(db, {
      tenant: tenant.key,
      sessionId: person.sessionId,
      personId: person.personId,
      accountId: chosen.id,
      now: now(),
    });
    await context.audit('account-switched', `Reads through ${chosen.name}`);
    return accountAnswer(context);
  },

  logout: async (_, ctx) => {
    const { db, person } = ctx;
    await signIns.revokeTokens(person, db);
    await forgetSelection(db, person.sessionId);
    await ctx.audit('sign-out', 'Signed out');
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

  subscriptions: (_, ctx) => ownSubscriptions(ctx),

  homeSubscriptions: async (_, ctx) => {
    const [yourSubscriptions, subscriptionsMarketplace] = await Promise.all([
      ownSubscriptions(ctx),
      marketplace(ctx),
    ]);
    return { yourSubscriptions, subscriptionsMarketplace };
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

  licenceDocument: async (_, { db, tenant, reader, language, signal }) => {
    const agreement = await agreementOf(db, tenant, reader.account.id);
    if (!agreement) return fail('agreement-not-found');
    const title = translate('help', language, 'agreement');
    const guide = guideOf({ ...agreement, title, titleLanguage: language }, tenant);
    return { ...(await print(guide, signal)), name: `${title}.pdf` };
  },

  acceptLicence: async (_, ctx) => {
    const { db, tenant, reader, now } = ctx;
    const by = { accountId: reader.account.id, personId: reader.personId };
    const agreement = await agreementFor(db, tenant, by);
    if (!agreement) return fail('agreement-not-found');
    if (await accept(db, agreement, { ...by, tenant: tenant.key, now: now() }))
      await ctx.audit('licence-accepted', `Accepted the licence agreement of ${reader.account.name}`);
    return { responseData: { value: { accepted: true as const } } };
  },

  progressiveProfilingUrl: (_, { tenant }) => {
    const { progressiveProfilingUrl: configured } = tenant.settings;
    if (!configured) return { progressiveProfilingUrl: null };
    const url = new URL(configured);
    url.searchParams.set('redirectUrl', `${tenant.origin}/`);
    return { progressiveProfilingUrl: url.href };
  },

  entryCode: async ({ body: { assertion } }, ctx) => {
    const { db, tenant, now } = ctx;
    const vouched = await vouchedFor(assertion, tenant, now());
    if (!vouched || !(await spendAssertion(db, tenant.key, vouched))) return fail('assertion-refused');
    const { partner, email } = vouched;
    const person = await personOfEmail(db, email);
    const accounts = person ? await accountsOf(db, person.id) : [];
    const isTheirs = accounts.some(({ id }) => id === partner.account);
    // Whoever administers the library signs in for themselves.
    const isVouched = person && isTheirs && person.authorities.length === 0;
    await ctx.audit(
      isVouched ? 'entry-code-given' : 'sign-in-refused',
      `${partner.issuer} vouched for somebody of ${partner.account}`,
      { principal: person?.sign_in_name ?? email },
    );
    if (!isVouched) return fail('person-not-vouched');
    const entry = { personId: person.id, authType: partner.authType, accountId: partner.account };
    return {
      code: await giveCode(db, { tenant: tenant.key, ...entry }, now()),
      expiresInSeconds: codeSeconds,
    };
  },

  authenticationData: async (_, { tenant, requestId, remoteAddress, signedIn }) => {
    const { signIn } = (await signedIn()) ?? { signIn: expectedOf(tenant, remoteAddress) };
    return {
      authType: signIn.authType,
      requestId,
      originatedIpAddress: remoteAddress,
      originatedWhiteListedAccount: signIn.accountId,
    };
  },

  proxySetup: (_, { tenant, language }) =>
    textDelivery(proxySetup(tenant, identity.client(tenant).issuer, language)),
});
