import { fail, type Failed } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import { isOffered, mayOpen } from '../documents/index.ts';
import { mayAuditCompassPoints } from '../session/index.ts';
import { may, type Viewer, type Action } from './rules.ts';
import { settingOf } from './settings.ts';
import type { Row } from './store.ts';

/** Compass points that one person may have on one document. */
export const maxOnDocument = 10_000;

type Context = Pick<ReaderContext, 'tenant' | 'reader'>;

/** Why someone has no compass points at all, or null: they are people's own, and the account must have them. */
export function closedTo({
  reader,
}: Context): Failed<'compass-points-personal' | 'compass-points-not-enabled'> | null {
  if (reader.userType !== 'INDIVIDUAL') return fail('compass-points-personal');
  return reader.account.hasCompassPoints ? null : fail('compass-points-not-enabled');
}

/** What holds on the document of a compass point. */
export const settingFor = (
  { tenant }: Pick<Context, 'tenant'>,
  { content_code, publisher_code }: Pick<Row, 'content_code' | 'publisher_code'>,
) => settingOf(tenant.settings.compassPoints, { contentCode: content_code, publisherCode: publisher_code });

/** Whether the caller may open the document of a compass point. */
export const opensDocument = ({ tenant, reader }: Context, document: Pick<Row, 'publisher_code'>): boolean =>
  isOffered(tenant, document) && mayOpen(reader, document);

/** The caller, in the terms of the rules. */
export function viewerOf(
  ctx: Context,
  row: Pick<Row, 'account_id' | 'created_by' | 'publisher_code'>,
): Viewer {
  const { tenant, reader } = ctx;
  const { openHistory } = tenant.settings.compassPoints;
  return {
    is:
      row.account_id !== reader.account.id
        ? 'outsider'
        : row.created_by === reader.personId
          ? 'creator'
          : 'colleague',
    isAdmin: reader.authorities.includes('CP_ADMIN'),
    mayAudit: mayAuditCompassPoints(reader.authorities, { opensCompassPointHistory: openHistory }),
    opens: opensDocument(ctx, row),
  };
}

/** Whether the caller may do something with a compass point. */
export const mayDo = (action: Action, row: Row, ctx: Context): boolean =>
  may(
    action,
    viewerOf(ctx, row),
    { isDeleted: row.is_deleted, isShared: row.is_shared },
    settingFor(ctx, row),
  );
