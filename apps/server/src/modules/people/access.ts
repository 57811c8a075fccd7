import { fail, type Failed } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';

type Context = Pick<ReaderContext, 'tenant' | 'reader'>;

/** Whether a tenant's administrators manage its people here rather than in a place of their own. */
const managesPeopleHere = ({ settings }: Pick<Tenant, 'settings'>): boolean =>
  settings.userManagement.enable && settings.userManagement.url.startsWith('/');

/** Why the caller manages no people, or null: operators always do, administrators where the tenant does it here. */
export function managesPeople({ tenant, reader }: Context): Failed<'people-managed-elsewhere'> | null {
  if (reader.authorities.includes('OPERATOR')) return null;
  const isManager = reader.authorities.includes('ADMIN') && managesPeopleHere(tenant);
  return isManager ? null : fail('people-managed-elsewhere');
}
