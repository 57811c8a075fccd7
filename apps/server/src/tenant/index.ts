import type { TenantSettings } from './settings.ts';

/** The tenant whose library a request is in. */
export type Tenant = {
  readonly key: string;
  /** Where its readers reach it, e.g. `http://localhost:3000`: base of links, issuer and redirects. */
  readonly origin: string;
  readonly settings: TenantSettings;
  /** Its color as custom properties, computed from its brand when it was saved. */
  readonly themeCss: string;
};

/** Whether a feature of a tenant is on. */
export const hasFeature = ({ features }: TenantSettings, code: string): boolean =>
  features.some((feature) => feature.code === code && feature.enabled);

/** Whether the rules of the standards-body tenant hold: they do for the tenant named astm in any letter case. */
export const isStandardsBody = ({ key: tenantKey }: Pick<TenantSettings, 'key'>): boolean =>
  tenantKey.toLowerCase() === 'astm';
