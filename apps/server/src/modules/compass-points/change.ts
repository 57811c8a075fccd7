import type { compassPoints } from '@norma/contracts';
import { fail, type Received } from '@norma/contracts/kit';
import { opensDocument } from './access.ts';
import { doerOf, isOfState, mayWhileActive, type Context, type Keeping } from './keeping.ts';
import { changeCompassPoint, textsOf, type Row } from './store.ts';
import { isFaulty, keptTexts } from './texts.ts';
import { tagged } from './wire.ts';

type Given = Received<(typeof compassPoints)['changeCompassPoint']>['body'];

/** Changes what a compass point says or marks, unless somebody else has changed it meanwhile. */
export async function change(id: number, given: Given, ctx: Context, keeping: Keeping) {
  const person = await doerOf(ctx);
  const rules = ctx.tenant.settings.compassPoints.attributes;
  const changed = await keeping.held(id, ctx, async (row, within) => {
    if (!mayWhileActive('deactivate', row, ctx)) return fail('compass-point-read-only');
    if (!opensDocument(ctx, row)) return fail('document-not-entitled');
    if (row.is_deleted) return fail('compass-point-deactivated');
    if (!isOfExpectedState(row, given, ctx)) return fail('compass-point-changed');
    if (given.contentID !== undefined && given.contentID !== row.content_id)
      return fail('compass-point-invalid', {}, [{ field: 'body.contentID', message: 'cannot be changed' }]);
    const texts = keptTexts(given, rules, textsOf(row));
    if (isFaulty(texts)) return fail('compass-point-invalid', {}, texts);
    const selection = {
      data: given.selectionData ?? row.selection.data,
      metadata: given.selectionMetadata ?? row.selection.metadata,
    };
    const isMoved = JSON.stringify(selection) !== JSON.stringify(row.selection);
    const isSame = !isMoved && JSON.stringify(texts) === JSON.stringify(textsOf(row));
    // What changes nothing leaves no trace, so that sending it twice does no harm.
    if (isSame) return row;
    const after = await changeCompassPoint(within, { id, texts, selection, now: ctx.now() });
    const trace = isMoved
      ? ({ type: 'UPDATE-SELECTION', event: 'compass-point-moved' } as const)
      : ({ type: 'UPDATE', event: 'compass-point-edited' } as const);
    await keeping.trace(within, trace, { before: row, after, by: person }, ctx);
    return after;
  });
  return 'uuid' in changed ? tagged(changed, ctx) : changed;
}

/** A change must say of which state it is: by its tag, else by the date of its last change. */
function isOfExpectedState(row: Row, { modifiedDate }: Given, { ifMatch }: Context): boolean {
  if (ifMatch !== null) return isOfState(row, ifMatch);
  return modifiedDate !== undefined && Date.parse(modifiedDate) === row.modified_at.getTime();
}
