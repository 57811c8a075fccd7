import { fail, type Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { cardOfId, isOffered, mayOpen, type Card, type DocumentTables } from '../documents/index.ts';

type Context = Pick<ReaderContext, 'tenant' | 'reader'>;

/** Whether documents are shared in a tenant at all. */
export const hasSharing = ({ settings }: Tenant): boolean => hasFeature(settings, 'content-share');

/** Whether a tenant has groups to share with; without them documents are shared with addresses. */
export const hasGroups = ({ settings }: Tenant): boolean => hasFeature(settings, 'groups');

/** Why someone may not share here, if so: sharing is for people who sign in for themselves. */
export function refusalOfSharer({
  tenant,
  reader,
}: Context): Failed<'individuals-only'> | Failed<'feature-off'> | null {
  if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
  return hasSharing(tenant) ? null : fail('feature-off');
}

/** The document that someone wants to share, who may share only what they may open; or why they may not. */
export async function shareable(
  db: Kysely<DocumentTables>,
  document: { readonly contentID: number; readonly contentCode?: string | undefined },
  { tenant, reader }: Context,
): Promise<
  Card | Failed<'document-not-found'> | Failed<'document-ambiguous'> | Failed<'document-not-entitled'>
> {
  const card = await cardOfId(db, document.contentID);
  if (!card || !isOffered(tenant, card)) return fail('document-not-found');
  if (document.contentCode !== undefined && document.contentCode !== card.content_code)
    return fail('document-ambiguous', {}, [
      { field: 'body.contentCode', message: 'does not match contentID' },
    ]);
  return mayOpen(reader, card) ? card : fail('document-not-entitled');
}
