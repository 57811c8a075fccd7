import { z } from 'zod';
import { Preferences } from '../profile/index.ts';
import { WireLanguage } from '../fields/index.ts';
import { authorities } from '../kit/index.ts';
import { Banner, Billboard, RefinementSection } from '../tenants/configuration.ts';
import { menuListCodes } from './menu.ts';

/** A person as known to one account. */
export const UserAccount = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  mobile: z.string(),
});

/** An account through which a person may read. */
export const Entitlement = z.object({
  accountId: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  accountSetting: z.object({ acronym: z.string() }),
});

/** Who is signed in, through which account, and what the screens may show. */
export const Account = z.object({
  id: z.string(),
  email: z.string(),
  activated: z.boolean().describe('False for a person whose access is limited to knowing why'),
  userType: z.enum(['INDIVIDUAL', 'COMPANY']),
  userAccounts: z.array(UserAccount),
  cgEntitlements: z.array(Entitlement),
  selectedAccountId: z.string().nullable(),
  isAccountFixed: z
    .boolean()
    .describe('Whether what let the person in settles the account, so that no other can be chosen'),
  authorities: z.array(z.enum([...authorities, 'COMPASS_POINT_ADMIN'])),
  lcaAgreementFlag: z.boolean().describe('False while the person has a licence agreement to accept'),
  hasLicenceAgreement: z.boolean().describe('Whether there is one to read'),
  contentSecurity: z.object({ 'drm-view': z.enum(['Y', 'N']) }),
  refinementSections: z.array(RefinementSection).describe('As the tenant has them'),
  billboard: Billboard.nullable().describe('As the tenant has it'),
  banner: Banner.nullable().describe('As the tenant has it'),
  langKey: WireLanguage.describe('The language the person keeps, else that of the request'),
  preferences: Preferences.describe('What the person likes, on every device'),
  userMenuList: z
    .array(z.enum(menuListCodes))
    .describe('The entries of menus that this person may have; COMPASS_POINT_HISTORY opens change histories'),
  customCollection: z.boolean(),
  compassPointFlag: z.boolean(),
  unifiedSearchFlag: z.boolean(),
  semanticSearchFlag: z.boolean(),
  profileManagementUrl: z.string().nullable(),
  tenant: z.string(),
});
export type Account = z.infer<typeof Account>;

export const authTypes = ['SSO', 'IP', 'JWT', 'APPLET', 'PWD'] as const;

/** How a session came about. */
export const AuthenticationData = z.object({
  authType: z.enum(authTypes),
  requestId: z.string(),
  originatedIpAddress: z.string(),
  originatedWhiteListedAccount: z.string().nullable(),
});
export type AuthenticationData = z.infer<typeof AuthenticationData>;
