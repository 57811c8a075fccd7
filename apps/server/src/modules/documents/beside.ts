import type { Metadata } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import type { Card } from './store.ts';
import type { DocumentTables } from './tables.ts';

/** What other domains know of a document for its page. */
export type KnownBeside = Partial<
  Pick<
    Metadata,
    | 'tabs'
    | 'badges'
    | 'contentFavorite'
    | 'video'
    | 'hasActivatedCompassPoint'
    | 'hasDeactivatedCompassPoint'
  >
>;

/**
 * Asks another domain what it knows of a document for its page. Metadata is asked for every document that is opened,
 * so that each asks one indexed question at most, of its own tables: `db.withTables<RelatedTables>()`.
 */
export type Beside = (card: Card, asking: ReaderContext<DocumentTables>) => Promise<KnownBeside>;

/** What all other domains know of a document, asked at once. */
export async function knownBeside(
  all: readonly Beside[],
  card: Card,
  asking: ReaderContext<DocumentTables>,
): Promise<KnownBeside> {
  const answers = await Promise.all(all.map((beside) => beside(card, asking)));
  return answers.reduce<KnownBeside>(
    (known, answer) => ({
      ...known,
      ...answer,
      tabs: [...(known.tabs ?? []), ...(answer.tabs ?? [])],
      badges: { ...known.badges, ...answer.badges },
    }),
    {},
  );
}
