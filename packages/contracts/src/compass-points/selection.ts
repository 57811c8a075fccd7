import { z } from 'zod';
import { Anchor, longestQuote, Passage } from './anchor.ts';

const maxOfMetadata = 800_000;
const deepest = 40;
const longestMarkup = 400_000;

/** What a compass point knows of its selection; what else its writer adds is kept as it came. */
export const SelectionMetadata = z
  .looseObject({
    selectionText: Passage.max(longestQuote).default(''),
    annotationID: z.string().max(200).nullish().describe('The name that the viewer gave the highlight'),
    pageNumber: z.int().min(1).max(1_000_000).nullish().describe('A page of the PDF, counted from 1'),
    sourceCompassPointId: z.union([z.int(), z.string().max(200)]).nullish(),
    anchor: Anchor.optional(),
  })
  .refine((given) => isShallow(given), { error: 'has too much within each other', abort: true })
  .refine((given) => JSON.stringify(given).length <= maxOfMetadata, 'is too long');
export type SelectionMetadata = z.infer<typeof SelectionMetadata>;

/** The viewer's own markup of a highlight, kept as it came and never shown as markup. */
export const SelectionData = Passage.max(longestMarkup);

/** Whether what a writer adds can be written down again: asked level by level, because recursion has an end. */
function isShallow(given: unknown): boolean {
  let level = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}
