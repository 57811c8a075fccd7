import type { CompassPoint } from '@norma/contracts';
import { apiQuery } from '../../client/apiQuery.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { encodeQuery } from '../../client/query.ts';

// What the link of a compass point needs, apart from the lists: every first visit loads it.

/** The compass point of a link. */
export const sharedQuery = (compassPointUUID: string) =>
  apiQuery(
    queryKeys.compassPoints('shared', compassPointUUID),
    (options) => client.compassPoints.sharedCompassPoint({ query: { compassPointUUID } }, options),
    { staleTime: 0 },
  );

/** The tab in which a compass point is seen: that of the format it was made in, the PDF where no one knows. */
export const tabOf = ({ selectionMetadata: { anchor } }: Pick<CompassPoint, 'selectionMetadata'>) =>
  anchor?.format ?? 'pdf';

/** The address of the document of a compass point that came by its link. */
export const pathToShared = (
  point: Pick<CompassPoint, 'compassPointUUID' | 'contentCode' | 'selectionMetadata'>,
): string =>
  `/document/${encodeQuery({
    contentCode: point.contentCode,
    tab: tabOf(point),
    compasspointuuid: point.compassPointUUID,
  })}`;
