import type { CompassPoint } from '@norma/contracts';
import type { TestClient } from '../library.ts';
import { ofCode, type RequestContext, type ValidRequests } from './validRequest.ts';
import type { StockedLibrary } from './stockedLibrary.ts';

/** A passage to put a compass point on. */
const aPassage = (ids: StockedLibrary['ids']) => ({
  contentID: ids.newer,
  name: 'Torque',
  selectionMetadata: { selectionText: 'The anchor is installed', pageNumber: 2 },
});

/** A compass point of the caller, of whom may have none the owner's, given away by its link. */
const aCompassPoint = async ({ client, library: { owner, ids } }: RequestContext): Promise<CompassPoint> => {
  const begin = async (as: TestClient): Promise<CompassPoint | null> => {
    const answer = await as('POST', '/api/v1/compasspoint', aPassage(ids));
    if (answer.status !== 201) return null;
    const made = (await answer.json()) as CompassPoint;
    await as('POST', '/api/v1/compasspoint/mark-shared', { compassPointID: made.compassPointID });
    return made;
  };
  const made = (await begin(client)) ?? (await begin(owner));
  if (!made) throw new Error('The compass point was not created');
  return made;
};

const idOfCompassPoint = async (ctx: RequestContext) => ({
  params: { id: (await aCompassPoint(ctx)).compassPointID },
});

/** Something right to send for each call of `compassPoints`. */
export const compassPoints: ValidRequests<'compassPoints'> = {
  compassPoints: ofCode,
  compassPointsOfDocument: ({ library: { ids } }) => ({ query: { contentID: ids.newer } }),
  ownCompassPoints: () => ({ query: {} }),
  allCompassPoints: () => ({ query: {} }),
  compassPointSettings: ({ library: { ids } }) => ({ query: { contentID: ids.newer } }),
  sharedCompassPoint: async (ctx) => ({
    query: { compassPointUUID: (await aCompassPoint(ctx)).compassPointUUID },
  }),
  compassPoint: idOfCompassPoint,
  createCompassPoint: ({ library: { ids } }) => ({ body: aPassage(ids) }),
  changeCompassPoint: async (ctx) => {
    const { compassPointID: id, modifiedDate } = await aCompassPoint(ctx);
    return { params: { id }, body: { name: 'Torque of M12', modifiedDate } };
  },
  deactivateCompassPoint: idOfCompassPoint,
  activateCompassPoint: async (ctx) => {
    const { compassPointID: id } = await aCompassPoint(ctx);
    await ctx.client('POST', `/api/v1/compasspoint/deactivate/${id}`);
    return { params: { id } };
  },
  markShared: async (ctx) => ({
    body: { compassPointID: (await aCompassPoint(ctx)).compassPointID },
  }),
  compassPointHistory: async (ctx) => ({ ...(await idOfCompassPoint(ctx)), query: {} }),
};
