import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** How much a statement may take and answer. */
export const statementLimits = { rows: 1_000, seconds: 5, megabytes: 8 } as const;

const longestStatement = 20_000;

/** What PostgreSQL answered to a statement, every value as it writes it. */
export const StatementRows = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string().nullable())),
  isCut: z.boolean().describe('Whether there are more rows than are answered at most'),
  ms: z.int(),
});
export type StatementRows = z.infer<typeof StatementRows>;

const pageOff = {
  status: 403,
  code: 'database-page-off',
  detail: 'Database queries are available for development only, with the embedded PostgreSQL',
} as const;

/** What operators ask the database while they develop. */
export const databaseCalls = contract({
  database: {
    method: 'GET',
    path: '/management/database',
    summary: 'Whether database queries are available here, and their limits',
    who: 'OPERATOR',
    answer: z.object({
      isOn: z.boolean(),
      limits: z.object({ rows: z.int(), seconds: z.int(), megabytes: z.int() }),
    }),
  },
  askDatabase: {
    method: 'POST',
    path: '/management/database',
    summary:
      'Asks the database of this library one statement that reads; secrets and other libraries stay hidden',
    who: 'OPERATOR',
    body: z.strictObject({ statement: z.string().trim().min(1).max(longestStatement) }),
    answer: StatementRows,
    failures: [
      pageOff,
      {
        status: 422,
        code: 'statement-refused',
        detail: 'PostgreSQL rejected the statement',
      },
      { status: 422, code: 'answer-too-large', detail: 'The result is too large' },
    ],
  },
});
