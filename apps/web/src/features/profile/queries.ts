import type { Profile } from '@norma/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The countries and states that addresses are in; the language of the reader names the countries. */
export const placesQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.profile('places', language),
    queryFn: async ({ signal }) => {
      const [countries, states] = await Promise.all([
        client.profile.countries({}, { signal }),
        client.profile.states({}, { signal }),
      ]);
      return { countries, states };
    },
    staleTime: Infinity,
    meta: { isHandled: true },
  });

/** Keeps where the reader can be reached. */
export const saveProfile = mutationOptions({
  mutationFn: (profile: Profile) => client.profile.saveProfile({ body: profile }),
  meta: { isHandled: true },
});
