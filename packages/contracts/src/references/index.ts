import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { notFound } from '../documents/failures.ts';
import { CalendarDate, ContentCode } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { featureOff } from '../tenants/refusals.ts';

/** What is to be said of a reference; all but `current` need attention. */
export const ReferenceState = z.enum([
  'current',
  'superseded-edition',
  'withdrawn',
  'withdrawn-and-replaced',
  'amended',
  'ambiguous',
  'not-in-library',
]);

/** An edition that a reference leads to. */
export const ReferencedEdition = z.object({
  designation: z.string(),
  title: z.string(),
  contentCode: z.string(),
  status: z.string(),
  editionLabel: z.string().nullable(),
  year: z.number().int().nullable(),
  publishedDate: CalendarDate.nullable(),
  access: ListedAccess,
  committee: z.string().nullable(),
});
export type ReferencedEdition = z.infer<typeof ReferencedEdition>;

/** What is known of a reference. */
export const ReferenceCard = z.object({
  designation: z.string().describe('As asked'),
  state: ReferenceState,
  isDated: z.boolean(),
  edition: ReferencedEdition.nullable().describe(
    'The edition cited: dated, that edition; undated, the one in force, else the newest',
  ),
  inForce: ReferencedEdition.nullable().describe('The edition in force of its family'),
  replacement: z
    .object({ designation: z.string(), contentCode: z.string().nullable(), title: z.string() })
    .nullable(),
  clause: z
    .object({ number: z.string(), id: z.string() })
    .nullable()
    .describe('The first of the clauses asked for that the edition has'),
  editions: z
    .array(
      z.object({
        designation: z.string(),
        editionLabel: z.string().nullable(),
        year: z.number().int().nullable(),
        status: z.string(),
        contentCode: z.string(),
      }),
    )
    .describe('Of the family, the oldest first, at most 20'),
});
export type ReferenceCard = z.infer<typeof ReferenceCard>;

const maxReferences = 200;

/** Designations as a text names them. */
const Asked = z.object({
  designation: z.string().min(1).max(300),
  clauses: z.array(z.string().max(50)).max(20).optional(),
});

/** What documents cite, who cites them, and whether what is cited is in force. */
export const references = contract({
  resolveReferences: {
    method: 'POST',
    path: '/api/v1/references/resolve',
    summary: 'The documents that designations mean, one card for each in order',
    who: 'reader',
    cost: 'text',
    body: z.object({
      references: z.array(Asked).min(1).max(maxReferences),
      contentCode: ContentCode.optional().describe('The document in whose text they stand'),
    }),
    answer: z.object({ cards: z.array(ReferenceCard) }),
    failures: [featureOff, notFound],
  },
});
