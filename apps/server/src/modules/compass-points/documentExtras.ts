import type { DocumentExtrasOf } from '../documents/index.ts';
import { closedTo, opensDocument, settingFor } from './access.ts';
import { flagsOf, seenOn } from './lists.ts';
import { countsOf } from './listStore.ts';
import type { CompassPointTables } from './tables.ts';

/** Whether a document has compass points that the reader sees, for its page. */
export const compassPointsExtras: DocumentExtrasOf = async (card, ctx) => {
  if (closedTo(ctx) || !settingFor(ctx, card).activate || !opensDocument(ctx, card)) return {};
  const scope = seenOn(card, ctx);
  if (!scope) return { tabs: ['Compass Points'] };
  const counts = await countsOf(ctx.db.withTables<CompassPointTables>(), scope);
  return {
    tabs: ['Compass Points'],
    ...(counts.active > 0 && { badges: { 'Compass Points': counts.active } }),
    ...flagsOf(counts),
  };
};
