import { z } from 'zod';

/** Names one edition in one language for good: publisher code, a bar, and the publisher's own name for it. */
export const ContentCode = z.string().trim().min(1).max(500).describe('Content code, e.g. NSB|nsb-e-214-24');

/** The library's own number of one edition in one language. */
export const ContentId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
