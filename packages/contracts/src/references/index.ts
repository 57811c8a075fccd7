import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { notFound } from '../documents/failures.ts';
import { CalendarDate, ContentCode, Instant } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';
import { publisherNotFound } from '../tracking/failures.ts';
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

/** A document that cites another one. */
export const CitingDocument = z.object({
  designation: z.string(),
  title: z.string(),
  contentCode: z.string(),
  status: z.string(),
  isDated: z.boolean(),
  citedDesignation: z.string().describe('As it is written there'),
  isNormative: z.boolean(),
  clauses: z.array(z.string()).describe('Where it is cited; empty unless the reader may open the document'),
  access: ListedAccess,
});
export type CitingDocument = z.infer<typeof CitingDocument>;

/** A document by its designation and status. */
export const NamedEdition = z.object({
  designation: z.string(),
  title: z.string(),
  contentCode: z.string(),
  status: z.string(),
});
export type NamedEdition = z.infer<typeof NamedEdition>;

/** One standard, or one edition of it, that is cited, with who cites it. */
export const CheckedReference = z.object({
  designation: z.string(),
  title: z.string(),
  state: ReferenceState,
  isDated: z.boolean(),
  isNormative: z.boolean(),
  edition: NamedEdition.nullable(),
  inForce: NamedEdition.nullable(),
  replacement: z.object({ designation: z.string(), contentCode: z.string().nullable() }).nullable(),
  citedBy: z
    .array(
      z.object({
        designation: z.string(),
        contentCode: z.string(),
        clauses: z.array(z.string()).describe('Empty unless the reader may open the document'),
      }),
    )
    .describe('At most 50'),
  citations: z.number().int().describe('How many of the documents cite it'),
  paths: z
    .array(z.array(NamedEdition))
    .describe(
      'Ways from the cited edition to withdrawn standards, at most three citations from the document',
    ),
});
export type CheckedReference = z.infer<typeof CheckedReference>;

/** Whether what documents cite is in force. */
export const CitationHealth = z.object({
  scope: z.object({
    kind: z.enum(['document', 'favorites', 'tracked', 'collection', 'group']),
    name: z.string().nullable().describe('Of the document, collection or group'),
    documents: z.number().int(),
    isTruncated: z.boolean().describe('Whether there are more documents than are checked at once'),
  }),
  checkedAt: Instant,
  citations: z.number().int(),
  counts: z
    .object({
      current: z.number().int(),
      'superseded-edition': z.number().int(),
      withdrawn: z.number().int(),
      'withdrawn-and-replaced': z.number().int(),
      amended: z.number().int(),
      ambiguous: z.number().int(),
      'not-in-library': z.number().int(),
    })
    .describe('Distinct references by state'),
  references: z.array(CheckedReference).describe('Withdrawn ones first, current ones last'),
});
export type CitationHealth = z.infer<typeof CitationHealth>;

const HealthQuery = z
  .object({
    contentCode: ContentCode.optional(),
    scope: z
      .string()
      .regex(/^(?:favorites|tracked|(?:collection|group):[1-9]\d{0,14})$/)
      .optional()
      .describe('`favorites`, `tracked`, `collection:{id}` or `group:{id}`'),
  })
  .describe('A document, or what the reader has');

const scopeNotFound = {
  status: 404,
  code: 'scope-not-found',
  detail: 'These documents were not found',
} as const;

const maxReferences = 200;

/** Designations as a text names them. */
const Asked = z.object({
  designation: z.string().min(1).max(300),
  clauses: z.array(z.string().max(50)).max(20).optional(),
});

/** What documents cite, who cites them, and whether what is cited is in force. */
export const references = contract({
  citedReferences: {
    method: 'GET',
    path: '/api/v1/references',
    summary: 'What a document cites, one card for each standard or edition',
    who: 'reader',
    cost: 'text',
    query: z.object({ contentCode: ContentCode }),
    answer: z.object({
      cards: z.array(
        ReferenceCard.extend({
          isNormative: z.boolean(),
          clauses: z
            .array(z.string())
            .describe('Where it is cited; empty unless the reader may open the document'),
        }),
      ),
    }),
    failures: [featureOff, notFound],
  },
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
  citedBy: {
    method: 'GET',
    path: '/api/v1/references/cited-by',
    summary: 'The documents that cite a standard, in any of its editions; those in force first',
    who: 'reader',
    cost: 'text',
    query: z.object({
      contentCode: ContentCode,
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ total: z.number().int(), documents: z.array(CitingDocument) }),
    failures: [featureOff, notFound],
  },
  citationHealth: {
    method: 'GET',
    path: '/api/v1/references/health',
    summary: 'Whether what documents cite is in force, followed up to three citations',
    who: 'reader',
    cost: 'comparison',
    query: HealthQuery,
    answer: CitationHealth,
    failures: [featureOff, notFound, scopeNotFound],
  },
  citationHealthExport: {
    method: 'GET',
    path: '/api/v1/references/health/export',
    summary: 'The same as a table, or as JSON by docs/formats/citation-health.schema.json',
    who: 'reader',
    cost: 'comparison',
    query: HealthQuery.extend({ format: z.enum(['csv', 'json']) }),
    answer: file('text/csv', 'application/json'),
    failures: [featureOff, notFound, scopeNotFound],
  },
  statusList: {
    method: 'GET',
    path: '/api/v1/references/status-list',
    summary:
      'What a publisher has and which of it is in force, for a check without a network: docs/formats/status-list.md',
    who: 'reader',
    cost: 'download',
    query: z.object({
      publisher: z.string().min(1).max(50),
      part: z.enum(['status', 'titles']).default('status').describe('Titles come on their own'),
    }),
    answer: file('application/json'),
    failures: [featureOff, publisherNotFound],
  },
});
