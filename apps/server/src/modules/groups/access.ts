import { fail, type Failed } from '@norma/contracts/kit';
import type { Reader, ReaderContext } from '../../context.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import type { LockedGroup, GroupViewer } from './store.ts';

/** Groups that one person may have in one account. */
export const maxGroups = 1_000;

type Context = Pick<ReaderContext, 'tenant' | 'reader'>;

/** Whether someone has groups: a company's sign-in is shared by many people, whatever the library offers. */
export const hasGroups = ({
  tenant,
  reader,
}: {
  tenant: Tenant;
  reader: Pick<Reader, 'userType'>;
}): boolean => reader.userType === 'INDIVIDUAL' && hasFeature(tenant.settings, 'groups');

/** Why someone has no groups, or null. */
export function closedTo(ctx: Context): Failed<'individuals-only' | 'feature-off'> | null {
  if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
  return hasGroups(ctx) ? null : fail('feature-off');
}

/** Whose groups are asked for. */
export const viewerOf = ({ reader }: Pick<Context, 'reader'>): GroupViewer => ({
  accountId: reader.account.id,
  personId: reader.personId,
});

/** Whether a group is the asker's own, so that they may change it. */
export const isOwner = (
  { reader }: Pick<Context, 'reader'>,
  { created_by }: Pick<LockedGroup, 'created_by'>,
): boolean => created_by === reader.personId;
