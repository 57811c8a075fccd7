import { matchPath } from 'react-router';
import { featureCodes, type Account, type Subscription, type TenantConfiguration } from '@norma/contracts';
import { account, tenant } from '../../testing/aLibrary.ts';
import type { Known } from '../entries.ts';
import { needsAt } from '../screens.ts';

export type Change = {
  account?: Partial<Account>;
  tenant?: Partial<TenantConfiguration>;
  features?: readonly string[];
  /** The addresses of the screens that there are; by default all of them, and those to come. */
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

const toCome = [
  '/notes',
  '/saved-searches',
  '/links-management',
  '/e-learning',
  '/terminology-dictionary',
  '/hyperlink',
  '/link-manager',
];

/** Someone of a library in which every feature, right, screen and address is there, but for what a test changes. */
export function known({
  account: ofAccount,
  tenant: ofTenant,
  features = featureCodes,
  screens,
  subscriptions = [
    subscriptionTo('NSB', 'Northern Standards Board'),
    subscriptionTo('HI', 'Halden Institute'),
  ],
}: Change = {}): Known & { subscriptions: readonly Subscription[] } {
  return {
    account: { ...account, ...ofAccount },
    tenant: { ...tenant, features: features.map((code) => ({ code, enabled: true })), ...ofTenant },
    needsAt: (address) => {
      if (screens && !screens.some((path) => matchPath(path, address))) return null;
      return needsAt(address) ?? (toCome.some((path) => matchPath(path, address)) ? {} : null);
    },
    subscriptions,
  };
}
