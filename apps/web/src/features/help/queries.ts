import { apiQuery } from '../../client/apiQuery.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The films about the library: asked for once, and again only while there are none. */
export const tutorialsQuery = apiQuery(
  queryKeys.help('tutorials'),
  (options) => laterClient.training.tutorials({}, options),
  { staleTime: ({ state }) => (state.data && state.data.length > 0 ? Infinity : 0) },
);

/** What a standards body has for those who work with its library, in a language. */
export const resourcesQuery = (language: string) =>
  apiQuery(queryKeys.help('resources', language), (options) => laterClient.help.userResources({}, options), {
    staleTime: Infinity,
  });

/** The catalogs of which there are records, named in a language. */
export const catalogsQuery = (language: string) =>
  apiQuery(queryKeys.help('catalogues', language), (options) => laterClient.catalog.catalogs({}, options));
