import { z } from 'zod';
import { CardDocument } from '../documents/card.ts';
import { Instant } from '../fields/index.ts';

/** A document that a reader opened, as cards show it. */
export const AccessedDocument = z.object({ document: CardDocument, accessedDate: Instant });
export type AccessedDocument = z.infer<typeof AccessedDocument>;
