import type { AdditionalDetails, Metadata, PublisherDetails, TenantConfiguration } from '@norma/contracts';
import { apiQuery } from '../../client/apiQuery.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The details of a document, in either form. */
export type Details = AdditionalDetails & Partial<PublisherDetails>;

/** Whether a document is one of the standards body whose library this is. */
export const isOfStandardsBody = (
  { publisherName }: Pick<Metadata, 'publisherName'>,
  tenant: Pick<TenantConfiguration, 'isStandardsBody' | 'publisherName'>,
): boolean => tenant.isStandardsBody && publisherName === tenant.publisherName;

/** The details of a document: in the standards body's form for its own, else with the publisher. */
export const detailsQuery = (
  contentCode: string,
  { isOwn, language }: { isOwn: boolean; language: string },
) =>
  apiQuery(
    queryKeys.documents('details', contentCode, language),
    (options): Promise<Details> =>
      isOwn
        ? client.related.additionalDetails({ query: { contentCode } }, options)
        : client.related.detailsByPublisher({ query: { contentCode } }, options),
    { staleTime: 5 * 60 * 1000 },
  );
