import type { Reader } from '../../context.ts';
import type { Tenant } from '../../tenant.ts';

/** Which imports somebody sees: an operator all, an administrator those of the tenant and of publishers it offers. */
export const importsSeenBy = (
  { authorities }: Pick<Reader, 'authorities'>,
  { key, settings }: Tenant,
): { tenant: string; publishers: readonly string[] } | 'all' =>
  authorities.includes('OPERATOR') ? 'all' : { tenant: key, publishers: settings.publishers };
