import type { Kysely } from 'kysely';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { editionsIn, editionsOf, type Card, type DocumentTables, type Edition } from '../documents/index.ts';

type Db = Kysely<DocumentTables>;

/** The edition before one, in its language where there is such a one; null for the first. */
export async function editionBefore(db: Db, card: Card): Promise<Edition | null> {
  const editions = editionsIn(card.language, await editionsOf(db, [card.family_id]));
  const at = editions.findIndex(({ content_id }) => content_id === card.content_id);
  return at < 0 ? null : (editions[at + 1] ?? null);
}

/** Whether the tenant lets a redline of these two be downloaded: of neighbors always, of others where it says so. */
export const isRedlineOf = async (
  db: Db,
  tenant: Tenant,
  { base, target }: { readonly base: Card; readonly target: Card },
): Promise<boolean> =>
  hasFeature(tenant.settings, 'redline-any-pair') ||
  (await editionBefore(db, target))?.content_id === base.content_id;
