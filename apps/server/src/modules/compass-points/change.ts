import type { compassPoints } from '@norma/contracts';
import { fail, type Received } from '@norma/contracts/kit';
import { opensDocument } from './access.ts';
import { changeCompassPoint, textsOf, type Row } from './store.ts';
import { isFaulty, cleanTexts } from './texts.ts';
import { tagged } from './serialize.ts';
import {
  actorOf,
  mayWhileActive,
  recordChange,
  stateOfIfMatch,
  withCompassPoint,
  type Context,
} from './withCompassPoint.ts';

type Body = Received<(typeof compassPoints)['changeCompassPoint']>['body'];

/** Changes what a compass point says or marks, unless someone else has changed it in the meantime. */
export async function change(id: number, body: Body, ctx: Context) {
  const person = await actorOf(ctx);
  const rules = ctx.tenant.settings.compassPoints.attributes;
  const refuse = (row: Row) => {
    if (!mayWhileActive('deactivate', row, ctx)) return fail('compass-point-read-only');
    if (!opensDocument(ctx, row)) return fail('document-not-entitled');
    return row.is_deleted ? fail('compass-point-deactivated') : null;
  };
  const changed = await withCompassPoint(
    id,
    ctx,
    { refuse, expected: expectedState(body, ctx) },
    async (row, within) => {
      if (body.contentID !== undefined && body.contentID !== row.content_id)
        return fail('compass-point-invalid', {}, [{ field: 'body.contentID', message: 'cannot be changed' }]);
      const texts = cleanTexts(body, rules, textsOf(row));
      if (isFaulty(texts)) return fail('compass-point-invalid', {}, texts);
      const selection = {
        data: body.selectionData ?? row.selection.data,
        metadata: body.selectionMetadata ?? row.selection.metadata,
      };
      const isMoved = JSON.stringify(selection) !== JSON.stringify(row.selection);
      const isSame = !isMoved && JSON.stringify(texts) === JSON.stringify(textsOf(row));
      // A change that changes nothing leaves no history, so that sending it twice does no harm.
      if (isSame) return row;
      const after = await changeCompassPoint(within, { id, texts, selection, now: ctx.now() });
      const kind = isMoved
        ? ({ type: 'UPDATE-SELECTION', event: 'compass-point-moved' } as const)
        : ({ type: 'UPDATE', event: 'compass-point-edited' } as const);
      await recordChange(within, { ...kind, before: row, after, by: person }, ctx);
      return after;
    },
  );
  return 'uuid' in changed ? tagged(changed, ctx) : changed;
}

/** A change must say of which state it is: by its tag, else by the date of its last change. */
const expectedState = ({ modifiedDate }: Body, ctx: Context): ReturnType<typeof stateOfIfMatch> =>
  ctx.ifMatch !== null
    ? stateOfIfMatch(ctx)
    : {
        isCurrent: ({ modified_at }) =>
          modifiedDate !== undefined && Date.parse(modifiedDate) === modified_at.getTime(),
        changed: 'compass-point-changed',
      };
