import type { ReaderContext } from '../../context.ts';
import type { CatalogueChoice } from '../../tenant/help.ts';
import type { CataloguedDocuments } from '../documents/index.ts';

/** What of a catalogue a reader gets: the documents of publishers that the tenant offers and the account subscribes to. */
export const entitledTo = (
  { assetTypes, container }: Pick<CatalogueChoice, 'assetTypes' | 'container'>,
  { tenant, reader }: Pick<ReaderContext, 'tenant' | 'reader'>,
): CataloguedDocuments => ({
  publishers: reader.account.publishers.filter((code) => tenant.settings.publishers.includes(code)),
  assetTypes,
  container,
});
