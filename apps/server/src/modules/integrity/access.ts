import type { Reader } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';

/** The publishers whose broken documents someone sees: those on offer; null, which is all, for an operator. */
export const publishersLookedAfter = (
  { authorities }: Pick<Reader, 'authorities'>,
  { settings }: Tenant,
): readonly string[] | null => (authorities.includes('OPERATOR') ? null : settings.publishers);
