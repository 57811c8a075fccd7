import type { Account, TenantConfiguration } from '@norma/contracts';

type Authority = Account['authorities'][number];
type Flag = 'compassPointFlag' | 'customCollection';

/** What a screen asks of who wants to see it; every condition that is named has to hold. */
export type Needs = {
  /** Any one of these opens the screen; none at all opens it to everybody who is signed in. */
  anyOf?: readonly Authority[];
  /** False where the screen is shut under DRM. */
  underDrm?: false;
  feature?: string;
  flag?: Flag;
  userType?: Account['userType'];
  isStandardsBody?: true;
};

/** Who wants to see a screen, and in whose library. */
export type Visitor = {
  account: Pick<Account, 'authorities' | 'contentSecurity' | 'userType' | Flag>;
  tenant: Pick<TenantConfiguration, 'features' | 'isStandardsBody'>;
};

/** Whether a screen opens. */
export function opens(needs: Needs, { account, tenant }: Visitor): boolean {
  const { anyOf = [], underDrm = true, feature, flag, userType, isStandardsBody } = needs;
  if (anyOf.length > 0 && !anyOf.some((authority) => holds(account, authority))) return false;
  if (!underDrm && account.contentSecurity['drm-view'] === 'Y') return false;
  if (feature !== undefined && !isOn(tenant, feature)) return false;
  if (flag !== undefined && !account[flag]) return false;
  if (userType !== undefined && account.userType !== userType) return false;
  return !isStandardsBody || tenant.isStandardsBody;
}

// The same right under two names of the wire.
const names: Partial<Record<Authority, Authority>> = {
  CP_ADMIN: 'COMPASS_POINT_ADMIN',
  COMPASS_POINT_ADMIN: 'CP_ADMIN',
};

/** Whether an account holds a right, under whichever of its names. */
export const holds = ({ authorities }: Pick<Account, 'authorities'>, authority: Authority): boolean =>
  authorities.some((held) => held === authority || held === names[authority]);

/** Whether a feature of the product is switched on for a tenant. */
export const isOn = ({ features }: Pick<TenantConfiguration, 'features'>, code: string): boolean =>
  features.some((feature) => feature.code === code && feature.enabled);

const signedIn: Needs = {};
const compassPoints: Needs = { userType: 'INDIVIDUAL', flag: 'compassPointFlag' };
const groups: Needs = { feature: 'groups', userType: 'INDIVIDUAL' };

/** What each address of the library asks for, whether or not its screen is there yet. */
export const needsOf: Readonly<Record<string, Needs>> = {
  '/': signedIn,
  '/home/:key?': signedIn,
  '/admin/*': { anyOf: ['ADMIN', 'OPERATOR'], underDrm: false },
  '/myAccount': signedIn,
  '/sharedWithMe': { feature: 'content-share' },
  '/favorites': signedIn,
  '/compass-points-list': compassPoints,
  '/compass-points-admin-list': { ...compassPoints, anyOf: ['CP_ADMIN'] },
  '/compass-points-change-history/:compasspointId/:contentId/:contentCode': compassPoints,
  '/x/:compasspointId/:contentId/:contentCode': compassPoints,
  '/compasspoint/:compasspointUUID': signedIn,
  '/custom-collections': { flag: 'customCollection' },
  '/video': signedIn,
  '/publicationsShared': signedIn,
  '/trackChanges': { feature: 'show-tracker' },
  '/notifications': { feature: 'show-tracker' },
  '/groups': groups,
  '/group-detail': groups,
  '/user-resources': { isStandardsBody: true },
  '/user-resources/library': { isStandardsBody: true },
  '/DIGITAL_LIBRARY/*': signedIn,
  '/Standards/*': signedIn,
  '/resolve/*': signedIn,
  // Under DRM the entry of documents puts /document-view/ in its own place.
  '/document': signedIn,
  '/document-view': signedIn,
  '/content-access': { underDrm: false },
  '/content-redirect': signedIn,
  '/mysubscription-search': signedIn,
  '/semantic-search': signedIn,
  '/content-search': signedIn,
  '/usage-report': { anyOf: ['ADMIN', 'REPORT_VIEW'], underDrm: false },
  '/compass-points-report': { anyOf: ['CP_ADMIN'], underDrm: false },
};
