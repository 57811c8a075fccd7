import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { notFound, refusalsOfText } from '../documents/failures.ts';
import { ContentCode, ContentId } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { featureOff } from '../tenants/refusals.ts';

/** Where clauses have gone. */
export const LaterClauses = z.object({ clauses: z.record(z.string(), z.string().nullable()) });
export type LaterClauses = z.infer<typeof LaterClauses>;

const Line = z.string().describe('Ten characters of Crockford’s Base32');

/** The clauses of an edition, each with its line. */
export const EditionClauses = z.object({
  source: z
    .enum(['html', 'pdf'])
    .nullable()
    .describe(
      'Where they were read: in the HTML or in the outline of the PDF; null before that has been done',
    ),
  clauses: z.array(
    z.object({
      id: z.string().describe('Of its element in the HTML'),
      number: z.string().describe('As printed; empty where it has none'),
      title: z.string(),
      level: z.int().min(1),
      line: Line,
      page: z.int().min(1).nullable().describe('Where a clause of a PDF begins'),
    }),
  ),
});
export type EditionClauses = z.infer<typeof EditionClauses>;

const Clause = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  page: z.int().min(1).nullable(),
});

const LinkedEdition = z.object({
  contentId: z.int(),
  contentCode: z.string(),
  designation: z.string(),
  editionLabel: z.string(),
  status: z.string(),
});

/** What became of a clause since the edition that was linked. */
export const clauseRelations = ['same', 'changed', 'moved', 'split', 'merged', 'deleted'] as const;

/** Where the link to a clause leads. */
export const ClauseLanding = z.object({
  line: Line.describe('The line that the clause has now'),
  target: LinkedEdition.extend({ access: ListedAccess, isInForce: z.boolean() }).describe(
    'The edition that opens: the one in force, else the newest; for a deleted clause the last one that has it',
  ),
  clause: Clause.nullable().describe('Null where the reader may not open that edition'),
  linked: LinkedEdition.extend({ clause: Clause.nullable() }).describe(
    'The edition that was linked; its clause is null where the reader may not open it',
  ),
  relation: z.enum(clauseRelations).nullable(),
  others: z
    .array(Clause.extend({ line: Line, contentCode: z.string() }))
    .describe('The other parts of a split, or the other clauses of a merger'),
  deletedIn: LinkedEdition.nullable().describe('The edition that no longer has the clause'),
  change: z
    .object({
      isReady: z.boolean().describe('False while both editions are being compared; ask again'),
      similarity: z
        .number()
        .min(0)
        .max(1)
        .nullable()
        .describe('Share of the words of the linked clause that are still there'),
      counts: z.record(z.string(), z.int()).describe('Changes in the clause by their type'),
      normative: z.int(),
      first: z
        .object({ before: z.string(), after: z.string() })
        .nullable()
        .describe('Its first normative change: a quantity where one changed'),
    })
    .nullable()
    .describe('What changed in it since the edition that was linked; null where that is not known'),
});
export type ClauseLanding = z.infer<typeof ClauseLanding>;

/** Clauses through the editions of a document. */
export const lineage = contract({
  laterClauses: {
    method: 'GET',
    path: '/api/v1/html/laterClauses',
    summary:
      'Where each clause of an edition is in a later one of its family and language, by its id in the HTML: null for what is gone; without an entry where it is not known',
    who: 'reader',
    query: z.object({
      newHtmlId: ContentId.describe('The later edition'),
      oldHtmlId: ContentId.describe('The edition whose clauses are looked for'),
    }),
    answer: LaterClauses,
    failures: refusalsOfText,
  },
  clauses: {
    method: 'GET',
    path: '/api/v1/documents/clauses',
    summary: 'The clauses of an edition with their lines, by which links to them last',
    who: 'reader',
    query: z.object({ contentCode: ContentCode }),
    answer: EditionClauses,
    failures: [featureOff, ...refusalsOfText],
  },
  clause: {
    method: 'GET',
    path: '/api/v1/clauses/{line}',
    summary: 'Where a linked clause is today, and what changed in it',
    who: 'reader',
    params: z.object({ line: z.string().min(1).max(40).describe('The line of a clause') }),
    query: z.object({
      from: ContentCode.optional().describe(
        'The edition that was linked; else the newest that has the clause',
      ),
    }),
    answer: ClauseLanding,
    failures: [
      featureOff,
      notFound,
      { status: 404, code: 'clause-not-found', detail: 'There is no clause with this identifier' },
    ],
  },
});
