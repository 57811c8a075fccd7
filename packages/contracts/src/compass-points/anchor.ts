import { z } from 'zod';

/** Characters of a selection, in UTF-16 code units; longer ones are refused. */
export const longestQuote = 100_000;
/** Up to 64 characters stand before and after a quote; one of them may be two code units. */
const longestContext = 128;

/** A text of a document, in which NUL, that no database keeps, is the sign for what cannot be read: its length stays. */
export const Passage = z.string().overwrite((text) => text.replaceAll('\0', '\ufffd'));

const Coordinate = z.number().min(-10_000_000).max(10_000_000);

/** The corners of a piece of a line as PDF's QuadPoints write them (ISO 32000-2, 12.5.6.10). */
const Quad = z.array(Coordinate).length(8);

const AnchorPage = z.looseObject({
  page: z.int().min(1).max(1_000_000).describe('Counted from 1'),
  quads: z
    .array(Quad)
    .max(5_000)
    .describe('In the page’s own coordinates: points, y upwards, before rotation'),
});

/** Where a selection is in a document, so that it is found again when the document has changed. */
export const Anchor = z
  .looseObject({
    format: z.enum(['pdf', 'html']).describe('The format it was made in'),
    quote: Passage.min(1).max(longestQuote).describe('The text as the format’s text stream has it'),
    prefix: Passage.max(longestContext).describe('The text before it'),
    suffix: Passage.max(longestContext).describe('The text after it'),
    start: z.int().min(0).describe('Where it begins in the text stream, in UTF-16 code units'),
    end: z.int().min(0).describe('Where it ends, exclusive'),
    clause: z.string().max(200).optional().describe('The clause as addresses name it, such as 9.2'),
    pages: z.array(AnchorPage).max(2_000).optional().describe('Of a PDF: the pages that it touches'),
    content: z
      .string()
      .max(200)
      .optional()
      .describe('The file it was made in, by the ETag that the file is answered with, without quotes'),
  })
  .refine(({ start, end }) => end >= start, { path: ['end'], error: 'is before start' });
export type Anchor = z.infer<typeof Anchor>;
