import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The films about the library: asked for once, and again only while there are none. */
export const tutorialsQuery = queryOptions({
  queryKey: queryKeys.help('tutorials'),
  queryFn: ({ signal }) => client.training.tutorials({}, { signal }),
  staleTime: ({ state }) => (state.data && state.data.length > 0 ? Infinity : 0),
  meta: { isHandled: true },
});

/** What a standards body has for those who work with its library, in a language. */
export const resourcesQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.help('resources', language),
    queryFn: ({ signal }) => client.help.userResources({}, { signal }),
    staleTime: Infinity,
    meta: { isHandled: true },
  });

/** The catalogs of which there are records, named in a language. */
export const catalogsQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.help('catalogues', language),
    queryFn: ({ signal }) => client.catalog.catalogs({}, { signal }),
    meta: { isHandled: true },
  });
