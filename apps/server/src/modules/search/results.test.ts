import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { resultDocuments } from './results.ts';

it('takes as many questions to the database for one result as for all of them', async () => {
  const library = await startLibrary();
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = library.database.forTenant<DocumentTables>('astm').withPlugin(counting);
  const codes = await library.database
    .withoutTenant<DocumentTables>()
    .selectFrom('documents')
    .select('content_code')
    .execute();
  const hits = codes.map(({ content_code: id }) => ({ id, fields: ['body' as const] }));
  const shown = { words: 'anchor', reader: { account: null, personId: randomUUID() }, nameOfType };
  const questionsFor = async (some: typeof hits): Promise<number> => {
    questions = 0;
    expect(await resultDocuments(db, some, shown)).toHaveLength(some.length);
    return questions;
  };
  expect([await questionsFor(hits.slice(0, 1)), await questionsFor(hits)]).toEqual([4, 4]);
  expect(hits.length).toBe(8);
});

const nameOfType = (text: string) => ({ text, language: 'en' });

it('leaves out a document that has gone since it was found', async () => {
  const { database } = await startLibrary();
  const db = database.forTenant<DocumentTables>('astm');
  const hits = [
    { id: 'NSB|gone', fields: ['body' as const] },
    { id: 'NSB|nsb-e-214-24', fields: ['title' as const] },
  ];
  const reader = { account: null, personId: randomUUID() };
  const documents = await resultDocuments(db, hits, { words: 'creep', reader, nameOfType });
  expect(documents.map(({ contentCode }) => contentCode)).toEqual(['NSB|nsb-e-214-24']);
});
