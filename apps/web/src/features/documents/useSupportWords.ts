import { isolated } from './isolated.ts';
import { useLibrary } from './useLibrary.ts';

/** What the tenant's messages about access are filled with. */
export function useSupportWords(
  designation: string,
): Record<'designation' | 'tenant' | 'phone' | 'email', string> {
  const { tenant } = useLibrary();
  return {
    designation: isolated(designation),
    tenant: tenant.title,
    phone: isolated(tenant.supportPhone),
    email: isolated(tenant.supportEmail),
  };
}
