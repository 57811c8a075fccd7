import type { Course, Video } from '@norma/contracts';
import { queryOptions } from '@tanstack/react-query';
import { CallRefused } from '../../client/client.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

const isFresh = 12 * 60 * 1000;

/** The videos next to the documents of a designation. */
export const videosQuery = (designation: string) =>
  apiQuery(
    queryKeys.training('videos', designation),
    (options): Promise<Video[]> => laterClient.training.videos({ query: { designation } }, options),
    { staleTime: isFresh },
  );

/** The picture that stands for a video before it plays. */
export const posterQuery = (hashedId: string) =>
  queryOptions({
    queryKey: queryKeys.training('poster', hashedId),
    queryFn: async ({ signal }): Promise<Blob> =>
      (await laterClient.training.videoPoster({ params: { hashedId } }, { signal })).blob(),
    staleTime: Infinity,
    meta: { isHandled: true }, // Without it the video plays as well.
  });

/** The courses next to a family, or that the account is not entitled to any. */
export const coursesQuery = (familyName: string) =>
  apiQuery(
    queryKeys.training('courses', familyName),
    async (options): Promise<Course[] | 'not-entitled'> => {
      const { statusCode } = await laterClient.training.courseEntitlement({}, options);
      if (statusCode === notEntitled) return 'not-entitled';
      return laterClient.training
        .courses({ query: { familyName, assetType: 'eLearning' } }, options)
        .catch((failure: unknown) => {
          if (failure instanceof CallRefused && failure.status === notEntitled) return 'not-entitled';
          throw failure;
        });
    },
    { staleTime: isFresh, retry: false },
  );

/** The status code of the wire for an account without e-learning. */
const notEntitled = 300;
