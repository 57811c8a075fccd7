import type { Metadata, TenantConfiguration } from '@norma/contracts';
import { comparableEditions, comparableOf } from './pair.ts';

type ComparedDocument = Pick<
  Metadata,
  'contentCode' | 'language' | 'versions' | 'htmlVersions' | 'pdfVersions'
>;
type Library = { tenant: Pick<TenantConfiguration, 'features'> };

/** Whether a library compares editions at all. */
export const comparesEditions = ({ tenant }: Library): boolean =>
  tenant.features.some(({ code, enabled }) => code === 'version-compare' && enabled);

/** Whether a document can be compared: with another edition in its language, or, where it has a text, with any document. */
export const offersComparison = (document: ComparedDocument, library: Library): boolean =>
  comparesEditions(library) && (comparableEditions(document).length > 1 || comparableOf(document) !== null);
