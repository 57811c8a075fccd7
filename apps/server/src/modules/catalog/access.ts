import type { ReaderContext } from '../../context.ts';
import type { CatalogChoice } from '../../tenant/help.ts';
import type { CatalogedDocuments } from '../documents/index.ts';

/** What of a catalog a reader gets: the documents of publishers that the tenant offers and the account subscribes to. */
export const entitledTo = (
  { assetTypes, container }: Pick<CatalogChoice, 'assetTypes' | 'container'>,
  { tenant, reader }: Pick<ReaderContext, 'tenant' | 'reader'>,
): CatalogedDocuments => ({
  publishers: reader.account.publishers.filter((code) => tenant.settings.publishers.includes(code)),
  assetTypes,
  container,
});
