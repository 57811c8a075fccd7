import type { Kysely } from 'kysely';
import {
  describePublisher,
  upsertWorkItems,
  nameValues,
  type DocumentTables,
} from '../../documents/index.ts';
import type { Fact } from '../reading/item.ts';

/** Keeps what a manifest says besides its documents. */
export async function saveFact(
  db: Kysely<DocumentTables>,
  fact: Fact,
  within: { readonly now: Date; readonly importId: number | null },
): Promise<void> {
  switch (fact.of) {
    case 'publisher':
      return describePublisher(db, fact.publisher);
    case 'names':
      return nameValues(db, fact.names);
    case 'work-item':
      // Its publisher may have delivered nothing yet.
      await describePublisher(db, { code: fact.workItem.publisher_code });
      return upsertWorkItems(db, [fact.workItem], within);
  }
}
