import type { Metadata } from '@norma/contracts';
import type { Address } from './useAddress.ts';

/** What a part of the page is shown with. */
export type PartProps = { document: Metadata; address: Address };

/** What an entry of the menu opens is shown until it says that it is done. */
export type OpenedProps = PartProps & { onClose: () => void };
