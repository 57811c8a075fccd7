import type { TenantConfiguration } from '@norma/contracts';
import { createContext, use } from 'react';
import { client } from '../../client/client.ts';

/** The tenant of this page: as embedded by the server, else as fetched. */
export async function loadTenant(): Promise<TenantConfiguration> {
  const written = document.querySelector('script#tenant')?.textContent;
  // Written by the same server, from the same contract, as the answer to the call would be.
  return written ? JSON.parse(written) : client.tenants.configuration({ body: {} });
}

/** The tenant of the page, for everything below. */
export const TenantContext = createContext<TenantConfiguration | null>(null);

/** Whose library this is: names, look, features and where to find support. */
export function useTenant(): TenantConfiguration {
  const tenant = use(TenantContext);
  if (!tenant) throw new Error('useTenant stands outside of a tenant');
  return tenant;
}

/** Whether a feature of the product is switched on in this library. */
export function useFeature(code: string): boolean {
  return useTenant().features.some((feature) => feature.code === code && feature.enabled);
}
