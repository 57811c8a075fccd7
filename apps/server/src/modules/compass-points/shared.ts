import { fail } from '@norma/contracts/kit';
import { isOffered } from '../documents/index.ts';
import { mayDo, opensDocument, settingFor } from './access.ts';
import type { Context } from './withCompassPoint.ts';
import { compassPointOfUuid } from './store.ts';
import { tagged, withoutTexts } from './serialize.ts';

/** The compass point of a link, to anyone who may follow it. */
export async function sharedByLink(uuid: string, ctx: Context) {
  const { reader, db } = ctx;
  if (reader.userType !== 'INDIVIDUAL') return fail('compass-points-not-eligible');
  if (!reader.account.hasCompassPoints) return fail('compass-points-not-enabled');
  const row = await compassPointOfUuid(db, uuid);
  // What was not given away is not even there.
  if (!row || !(row.is_shared || mayDo('read', row, ctx))) return fail('compass-point-not-found');
  if (!settingFor(ctx, row).activate) return fail('compass-points-not-enabled');
  if (!opensDocument(ctx, row)) {
    // What the library does not offer any more it does not name.
    return isOffered(ctx.tenant, row)
      ? fail('document-not-entitled', { designation: row.designation })
      : fail('document-not-entitled');
  }
  const { answer, headers } = await tagged(row, ctx);
  const isWithdrawn = row.is_deleted && !mayDo('read', row, ctx);
  return { answer: isWithdrawn ? withoutTexts(answer) : answer, headers };
}
