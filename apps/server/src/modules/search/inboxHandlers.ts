import type { FeedbackState, inbox, ReceivedFeedback } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers } from '../../context.ts';
import { csvTable } from '../../lib/csv.ts';
import type { AuditTables } from '../../ports/audit.ts';
import type { SessionTables } from '../session/index.ts';
import { tableHeads } from '../../i18n/tableHeads.ts';
import {
  countsOfFeedback,
  feedbackBefore,
  feedbackById,
  feedbackOf,
  moveFeedback,
  type ListedFeedback,
} from './inboxStore.ts';
import type { SearchTables } from './tables.ts';

type Listed = SearchTables & SessionTables;
type Tables = Listed & AuditTables;
type FeedbackQuery = { readonly state?: FeedbackState | undefined; readonly search: string };

const atATime = 500;
const heads = [
  'number',
  'time',
  'state',
  'name',
  'email',
  'account',
  'search',
  'searchKind',
  'refinements',
  'lookingFor',
  'more',
] as const;

/** Shows administrators what its readers said of searches. */
export const inboxHandlers = (): Handlers<typeof inbox, Tables> => ({
  receivedFeedback: async ({ query }, { db }) => {
    const { page, size, state, search } = query;
    const [rows, counts] = await Promise.all([
      feedbackOf(db, { state, search, from: page * size, size }),
      countsOfFeedback(db, search),
    ]);
    const total = state ? counts[state] : counts.new + counts.read + counts.done;
    return { total, counts, feedback: rows.map(onTheWire) };
  },

  feedbackFile: ({ query }, { db, now, language }) => ({
    mediaType: 'text/csv; charset=utf-8',
    name: `feedback-${now().toISOString().slice(0, 10)}.csv`,
    pieces: csvTable(tableHeads(language, heads), rowsOf(db, query)),
  }),

  markFeedback: async ({ params: { id }, body }, ctx) => {
    const { db, reader, now } = ctx;
    const isThere = await db.transaction().execute(async (transaction) => {
      const within = transaction.$pickTables<keyof Listed>();
      const before = await feedbackById(within, id);
      if (!before) return false;
      if (before.state === body.state) return true;
      await moveFeedback(within, id, { to: body.state, now: now(), by: reader.signInName });
      await ctx.audit('feedback-marked', `Marked feedback ${id} as ${body.state}`, { within: transaction });
      return true;
    });
    const found = isThere ? await feedbackById(db, id) : null;
    return found ? onTheWire(found) : fail('feedback-not-found');
  },
});

async function* rowsOf(db: Kysely<Tables>, query: FeedbackQuery) {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const some = await feedbackBefore(db, query, before, atATime);
    if (some.length > 0) yield some.map(asRow);
    if (some.length < atATime) return;
    before = some.at(-1)?.id ?? 0;
  }
}

const asRow = (feedback: ListedFeedback): (string | number | null)[] => [
  feedback.id,
  feedback.at.toISOString(),
  feedback.state,
  feedback.name,
  feedback.email,
  feedback.account,
  feedback.search_query,
  feedback.search_type,
  feedback.refinements,
  feedback.looking_for,
  feedback.more,
];

const onTheWire = (feedback: ListedFeedback): ReceivedFeedback => ({
  id: feedback.id,
  at: feedback.at.toISOString(),
  state: feedback.state,
  doneAt: feedback.done_at?.toISOString() ?? null,
  doneBy: feedback.done_by,
  searchQuery: feedback.search_query,
  searchType: feedback.search_type,
  refinements: feedback.refinements,
  lookingFor: feedback.looking_for,
  more: feedback.more,
  person: feedback.email === null ? null : { name: feedback.name, email: feedback.email },
  account: feedback.account,
});
