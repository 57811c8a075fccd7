import type { Metadata } from '@norma/contracts';
import type { Address } from './useAddress.ts';

/** The props of a part of the page. */
export type PartProps = { document: Metadata; address: Address };

/** The props of a dialog of the menu, shown until it calls `onClose`. */
export type OpenedProps = PartProps & { onClose: () => void };
