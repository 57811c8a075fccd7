import { useLibrary } from './useLibrary.ts';

/** Keeps a designation, number or address in its own direction within a sentence of any language. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

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
