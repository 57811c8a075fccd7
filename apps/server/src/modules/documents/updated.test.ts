import type { CardDocument } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from './tables.ts';
import { lastUpdatedQuery } from './updated.ts';

type Card = { document: CardDocument };

const updated = async (client: TestClient): Promise<Card[]> => {
  const answer = await client('GET', '/api/updated-documents/current-user');
  expect(answer.status).toBe(200);
  return answer.json();
};

const codesOf = (cards: readonly Card[]): string[] => cards.map(({ document }) => document.contentCode);

const documentsIn = ({ database }: TestLibrary) => database.owner<DocumentTables>();

/** Says of a document when it was updated, in its record. */
const update = ({ library, code, day }: { library: TestLibrary; code: string; day: string | null }) =>
  documentsIn(library)
    .updateTable('documents')
    .set({ updated_on: day })
    .where('content_code', '=', code)
    .execute();

describe('the recently updated documents', () => {
  it('are what the account may open, latest first, one of each family, with their dates [home-039]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await update({ library, code: 'HI|hi-4410-2-2016', day: '2026-02-01' });
    await update({ library, code: 'NSB|nsb-e-214-21', day: '2026-01-01' });
    const cards = await updated(client);
    expect(codesOf(cards)).toEqual(['HI|hi-4410-2-2016', 'NSB|nsb-e-214-21']);
    expect(cards[0]?.document).toMatchObject({
      lastUpdateDate: '2026-02-01',
      newerEdition: { contentCode: 'HI|hi-4410-2-2022' },
    });
    expect(codesOf(await updated(await library.as('company')))).toEqual(['NSB|nsb-e-214-21']);
    expect(await updated(await library.as('nobody'))).toEqual([]);
  });

  it('stand by their publication where no update is known, and not before their day has come', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const before = codesOf(await updated(client));
    expect(before[0]).toBe('NSB|nsb-e-214-24');
    await update({ library, code: 'NSB|nsb-e-214-24', day: null });
    expect(codesOf(await updated(client))).toContain('NSB|nsb-e-214-24');
    await update({ library, code: 'HI|hi-4410-2-2022', day: '2999-01-01' });
    expect(codesOf(await updated(client))).not.toContain('HI|hi-4410-2-2022');
  });

  it('are found by an index, publisher by publisher', async () => {
    const library = await startLibrary();
    const plan = await documentsIn(library)
      .transaction()
      .execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        const query = { publishers: ['NSB', 'HI'], today: '2026-11-22' };
        return sql<Record<string, string>>`explain ${lastUpdatedQuery(transaction, query)}`.execute(
          transaction,
        );
      });
    const lines = plan.rows.map((row) => Object.values(row)[0] ?? '').join('\n');
    expect(lines).toContain('Index Scan using documents_by_update');
  });
});
