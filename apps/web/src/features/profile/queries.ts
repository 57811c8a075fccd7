import type { Profile } from '@norma/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** The countries and states that addresses are in; the language of the reader names the countries. */
export const placesQuery = (language: string) =>
  apiQuery(
    queryKeys.profile('places', language),
    async (options) => {
      const [countries, states] = await Promise.all([
        client.profile.countries({}, options),
        client.profile.states({}, options),
      ]);
      return { countries, states };
    },
    { staleTime: Infinity },
  );

/** Keeps where the reader can be reached. */
export const saveProfile = mutationOptions({
  mutationFn: (profile: Profile) => client.profile.saveProfile({ body: profile }),
  meta: { isHandled: true },
});
