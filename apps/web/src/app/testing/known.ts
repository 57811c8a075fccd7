import { featureCodes, type Account, type Subscription, type TenantConfiguration } from '@norma/contracts';
import { account, tenant } from '../../testing/aLibrary.ts';
import type { Known } from '../entries.ts';
import { needsOf } from '../needs.ts';

export type Change = {
  account?: Partial<Account>;
  tenant?: Partial<TenantConfiguration>;
  features?: readonly string[];
  /** The addresses at which screens stand; by default at every one of the specification, and at those to come. */
  screens?: readonly string[];
  subscriptions?: readonly Subscription[];
};

/** A subscription to one publisher. */
export const subscriptionTo = (key: string, name: string): Subscription => ({
  id: key,
  subscriptionInfo: {
    publisherSearchKey: key,
    subscriptionAbbrName: key,
    subscriptionImagePath: '',
    subscriptionName: name,
  },
});

const yetWithoutNeeds = [
  '/notes',
  '/saved-searches',
  '/links-management',
  '/e-learning',
  '/terminology-dictionary',
  '/hyperlink',
  '/link-manager',
  '/admin/user-management/*',
];

/** Someone of a library in which every feature, right, screen and address is there, but for what a test changes. */
export function known({
  account: ofAccount,
  tenant: ofTenant,
  features = featureCodes,
  screens = [...Object.keys(needsOf), ...yetWithoutNeeds],
  subscriptions = [
    subscriptionTo('NSB', 'Northern Standards Board'),
    subscriptionTo('HI', 'Halden Institute'),
  ],
}: Change = {}): Known & { subscriptions: readonly Subscription[] } {
  const patterns = screens.map((screen) => screen.replace(/\/\*$/, ''));
  return {
    account: { ...account, ...ofAccount },
    tenant: { ...tenant, features: features.map((code) => ({ code, enabled: true })), ...ofTenant },
    isThere: (address) =>
      patterns.some((path) => address === path || (path !== '/' && address.startsWith(`${path}/`))),
    subscriptions,
  };
}
