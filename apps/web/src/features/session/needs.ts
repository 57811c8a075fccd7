import type { Account, TenantConfiguration } from '@norma/contracts';
import type { NonIndexRouteObject } from 'react-router';

type Authority = Account['authorities'][number];
type Flag = 'compassPointFlag' | 'customCollection';

/** The conditions for seeing a screen; all that are named must hold. */
export type Needs = {
  /** One of these is enough; without any the screen is open to everyone who is signed in. */
  anyOf?: readonly Authority[];
  /** False where the screen is closed under DRM. */
  underDrm?: false;
  feature?: string;
  flag?: Flag;
  userType?: Account['userType'];
  isStandardsBody?: true;
};

/** The route of a screen, with its conditions. */
export type ScreenRoute = Omit<NonIndexRouteObject, 'handle'> & { handle: { needs: Needs } };

/** The account and the tenant that a screen is to be shown to. */
export type Visitor = {
  account: Pick<Account, 'authorities' | 'contentSecurity' | 'userType' | Flag>;
  tenant: Pick<TenantConfiguration, 'features' | 'isStandardsBody'>;
};

/** Whether a screen is open to a visitor. */
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
  authorities.some((own) => own === authority || own === names[authority]);

/** Whether a feature of the product is switched on for a tenant. */
export const isOn = ({ features }: Pick<TenantConfiguration, 'features'>, code: string): boolean =>
  features.some((feature) => feature.code === code && feature.enabled);
