import type { Metadata } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import type { Card, Edition } from './store.ts';
import type { DocumentTables } from './tables.ts';

/** What other domains know of a document for its page. */
export type DocumentExtras = Partial<
  Pick<
    Metadata,
    | 'tabs'
    | 'badges'
    | 'contentFavorite'
    | 'fullBook'
    | 'video'
    | 'hasActivatedCompassPoint'
    | 'hasDeactivatedCompassPoint'
  >
>;

/**
 * Asks another domain what it knows of a document for its page. Metadata is asked for every document that is opened,
 * so that each asks one indexed question at most, of its own tables: `db.withTables<RelatedTables>()`.
 */
export type DocumentExtrasOf = (
  card: Card,
  ctx: ReaderContext<DocumentTables>,
  /** Every edition of its family, which is known already. */
  family: readonly Edition[],
) => Promise<DocumentExtras>;

/** What all other domains know of a document, asked at once. */
export async function documentExtras(
  all: readonly DocumentExtrasOf[],
  card: Card,
  ctx: ReaderContext<DocumentTables>,
  family: readonly Edition[],
): Promise<DocumentExtras> {
  const answers = await Promise.all(all.map((extrasOf) => extrasOf(card, ctx, family)));
  return answers.reduce<DocumentExtras>(
    (known, answer) => ({
      ...known,
      ...answer,
      tabs: [...(known.tabs ?? []), ...(answer.tabs ?? [])],
      badges: { ...known.badges, ...answer.badges },
    }),
    {},
  );
}
