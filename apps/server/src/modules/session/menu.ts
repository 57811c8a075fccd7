import { outsideTabs, type MenuListCode } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';

/** What decides which entries of menus a person may have. */
export type MenuFacts = {
  readonly hasFeature: (code: string) => boolean;
  readonly tenant: {
    readonly isStandardsBody: boolean;
    readonly digitalLibraryUrl: string | null;
    readonly memberSiteUrl: string | null;
    readonly hasHelp: boolean;
    /** Whether everyone who sees a compass point may read what has happened to it. */
    readonly opensCompassPointHistory: boolean;
  };
  readonly userType: 'INDIVIDUAL' | 'COMPANY';
  readonly authorities: readonly Authority[];
  readonly account: {
    readonly isDrm: boolean;
    readonly hasCompassPoints: boolean;
    readonly hasCustomCollection: boolean;
  };
};

/** The entries of menus that a person may have, in the order of the contract's codes. */
export function menuOf({ hasFeature, tenant, userType, authorities, account }: MenuFacts): MenuListCode[] {
  const isIndividual = userType === 'INDIVIDUAL';
  const mayReport = authorities.includes('ADMIN') || authorities.includes('REPORT_VIEW');
  const mayAdminister = authorities.includes('CP_ADMIN') && account.hasCompassPoints && isIndividual;
  const rules: [MenuListCode, boolean][] = [
    ['HOME', true],
    ['SUBSCRIPTION', true],
    ['TRACKER', isIndividual && hasFeature('show-tracker')],
    ['FAVORITES', isIndividual],
    ['GROUPS', isIndividual && hasFeature('groups')],
    ['E_LEARNING', hasFeature('e-learning')],
    ['COMPASS_POINTS', isIndividual && account.hasCompassPoints],
    ['DIGITAL_LIBRARY_LINK', tenant.isStandardsBody && tenant.digitalLibraryUrl !== null],
    ['SUBSCRIPTION_USAGE', mayReport && !account.isDrm],
    ['CUSTOM_COLLECTION', account.hasCustomCollection],
    ['COMPASS_POINTS_ADMIN', mayAdminister],
    ['COMPASS_POINTS_REPORT', mayAdminister && !account.isDrm],
    [
      'COMPASS_POINT_HISTORY',
      isIndividual && account.hasCompassPoints && mayAuditCompassPoints(authorities, tenant),
    ],
    ...outsideTabs.map((code): [MenuListCode, boolean] => [code, true]),
    ['MY_ACCOUNT', true],
    ['MEMBER_SITE', tenant.memberSiteUrl !== null],
    ['SHARED_WITH_ME', hasFeature('content-share')],
    ['HELP', tenant.hasHelp],
  ];
  return rules.filter(([, isPermitted]) => isPermitted).map(([code]) => code);
}

/** Whether someone may read the change histories of the compass points that they see. */
export const mayAuditCompassPoints = (
  authorities: readonly Authority[],
  { opensCompassPointHistory }: Pick<MenuFacts['tenant'], 'opensCompassPointHistory'>,
): boolean =>
  opensCompassPointHistory ||
  authorities.some((authority) => authority === 'CP_ADMIN' || authority === 'COMPASS_USER_ADMIN');
