import type { Metadata, TenantConfiguration } from '@norma/contracts';
import { comparableEditions } from './pair.ts';

type Asked = Pick<Metadata, 'language' | 'versions' | 'htmlVersions' | 'pdfVersions'>;
type Library = { tenant: Pick<TenantConfiguration, 'features'> };

/** Whether a library compares editions at all. */
export const comparesEditions = ({ tenant }: Library): boolean =>
  tenant.features.some(({ code, enabled }) => code === 'version-compare' && enabled);

/** Whether a document can be compared: where the library does so, and there are two editions in its language. */
export const offersComparison = (document: Asked, library: Library): boolean =>
  comparesEditions(library) && comparableEditions(document).length > 1;
