import type { ClauseLanding, EditionClauses } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { alignLibrary } from '../../testing/aligned.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { LineageTables } from './tables.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const editionOf = (year: number): string => `NSB|nsb-e-214-${year}`;

async function anAlignedLibrary() {
  const library = await startLibrary();
  await alignLibrary(library);
  const client = await library.as('individual');
  return { ...library, client };
}

const clausesOf = async (client: TestClient, contentCode: string): Promise<EditionClauses> =>
  (await (
    await client('GET', `/api/v1/documents/clauses?contentCode=${encodeURIComponent(contentCode)}`)
  ).json()) as EditionClauses;

const land = async (client: TestClient, line: string, from?: string): Promise<ClauseLanding> =>
  (await (
    await client('GET', `/api/v1/clauses/${line}${from ? `?from=${encodeURIComponent(from)}` : ''}`)
  ).json()) as ClauseLanding;

const codeOf = async (answer: Promise<Response>): Promise<unknown> =>
  ((await (await answer).json()) as { code: unknown }).code;

describe('a link to a clause', () => {
  it('leads to the edition in force, with its old and new number and what changed [lineage-001] [lineage-004]', async () => {
    const { client } = await anAlignedLibrary();
    const { clauses } = await clausesOf(client, editionOf(21));
    expect(clauses.length).toBeGreaterThan(10);
    const now = await clausesOf(client, editionOf(24));
    const renumbered = clauses.find(({ line, number }) =>
      now.clauses.some((clause) => clause.line === line && clause.number !== number),
    );
    if (!renumbered) throw new Error('The demo has no clause that got another number');
    const { number: newNumber } = now.clauses.find(({ line }) => line === renumbered.line) ?? {};
    const first = await land(client, renumbered.line, editionOf(21));
    expect(first).toMatchObject({
      line: renumbered.line,
      target: { contentCode: editionOf(24), isInForce: true, access: { isEntitled: true } },
      clause: { number: newNumber },
      linked: { contentCode: editionOf(21), clause: { number: renumbered.number } },
      relation: 'moved',
    });
    await expect
      .poll(async () => (await land(client, renumbered.line, editionOf(21))).change?.isReady, {
        timeout: 60_000,
      })
      .toBe(true);
    const { change } = await land(client, renumbered.line, editionOf(21));
    expect(change?.similarity).toBeGreaterThan(0);
    expect(change?.similarity).toBeLessThanOrEqual(1);
    // As it may be copied by hand.
    expect(await land(client, ` ${renumbered.line.toLowerCase()} `.trim())).toMatchObject({
      line: renumbered.line,
    });
  }, 120_000);

  it('says of a deleted clause in which edition it went, and opens the last one that has it [lineage-005]', async () => {
    const { client } = await anAlignedLibrary();
    const old = await clausesOf(client, editionOf(18));
    const [middle, now] = [await clausesOf(client, editionOf(21)), await clausesOf(client, editionOf(24))];
    const inForce = new Set(now.clauses.map(({ line }) => line));
    const gone = [...old.clauses, ...middle.clauses].filter(({ line }) => !inForce.has(line));
    const landings = await Promise.all(gone.map(({ line }) => land(client, line)));
    const deleted = landings.filter(({ relation }) => relation === 'deleted');
    expect(deleted.length).toBeGreaterThan(0);
    for (const { target, clause, deletedIn } of deleted) {
      expect(clause).not.toBeNull();
      expect([editionOf(18), editionOf(21)]).toContain(target.contentCode);
      expect(deletedIn?.contentCode).toBe(
        target.contentCode === editionOf(18) ? editionOf(21) : editionOf(24),
      );
    }
  }, 120_000);

  it('is refused where no one issued it, where the family is not offered [lineage-007]', async () => {
    const library = await anAlignedLibrary();
    const { client, database } = library;
    const { clauses } = await database
      .withoutTenant<DocumentTables & LineageTables>()
      .selectFrom('edition_clauses')
      .innerJoin('documents', 'documents.content_id', 'edition_clauses.content_id')
      .select('clauses')
      .where('publisher_code', '=', 'HI')
      .executeTakeFirstOrThrow();
    const path = `/api/v1/clauses/${clauses[0]?.line}`;
    expect((await client('GET', path)).status).toBe(200);
    for (const line of ['ZZZZZZZZZZ', 'no line', '%00', '0'])
      expect(await codeOf(client('GET', `/api/v1/clauses/${encodeURIComponent(line)}`))).toBe(
        'clause-not-found',
      );
    const elsewhere = await library.as('individual', 'api');
    const answer = await elsewhere('GET', path);
    expect([answer.status, await codeOf(Promise.resolve(answer))]).toEqual([404, 'document-not-found']);
  }, 120_000);

  it('tells a reader without access the record alone [lineage-008]', async () => {
    const library = await anAlignedLibrary();
    const { clauses } = await clausesOf(library.client, editionOf(21));
    const outsider = await library.as('nobody');
    const line = clauses[3]?.line ?? '';
    const landing = await land(outsider, line, editionOf(21));
    expect(landing).toMatchObject({
      target: { contentCode: editionOf(24), access: { isEntitled: false } },
      clause: null,
      linked: { contentCode: editionOf(21), clause: null },
      relation: null,
      others: [],
      deletedIn: null,
      change: null,
    });
    expect(
      await codeOf(
        outsider('GET', `/api/v1/documents/clauses?contentCode=${encodeURIComponent(editionOf(24))}`),
      ),
    ).toBe('document-not-entitled');
  }, 120_000);
});
