import type { Account, session } from '@norma/contracts';
import { wireOfLanguage } from '@norma/contracts/fields';
import { fail } from '@norma/contracts/kit';
import type { Handlers, PersonContext, Reader } from '../../context.ts';
import type { SignIns } from '../../ports/sign-ins.ts';
import { hasFeature, isStandardsBody, type Tenant } from '../../tenant/index.ts';
import { preferencesOf, profileOf, type ProfileTables } from '../profile/index.ts';
import { bannerOf, billboardOf, refinementSectionsOf } from '../tenants/index.ts';
import { agreementFor } from '../license-agreements/index.ts';
import { menuOf } from './menu.ts';
import { codeSeconds, giveCode, spendCode } from './oneTimeCodes.ts';
import { accountsAt } from '../ip-networks/index.ts';
import { accountAccessIn } from './reader.ts';
import type { SignIn } from './signIns.ts';
import { isFixed } from './accountAccess.ts';
import {
  accountsOf,
  forgetSelection,
  personOf,
  selectAccount,
  type Account as SelectedAccount,
} from './store.ts';
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
  if (!person) throw new Error(`Person ${reader.personId} is signed in but no longer exists`);
  const signedIn = { ...reader, isElsewhere: reader.signIn.isElsewhere };
  const {
    accounts,
    account: selected,
    refusal,
  } = await accountAccessIn(db, signedIn, { tenant, remoteAddress });
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
  signIns: Pick<SignIns, 'revokeTokens'>,
): Handlers<typeof session, SessionTables & ProfileTables> => ({
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
    await context.audit('account-switched', `Switched to ${chosen.name}`);
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

  authenticationData: async (_, { tenant, requestId, remoteAddress, signedIn }) => {
    const { signIn } = (await signedIn()) ?? { signIn: expectedOf(tenant, remoteAddress) };
    return {
      authType: signIn.authType,
      requestId,
      originatedIpAddress: remoteAddress,
      originatedWhiteListedAccount: signIn.accountId,
    };
  },
});
