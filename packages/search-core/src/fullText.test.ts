import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anIndex, found } from './testing/library.ts';

/** Letter words that are their own stems, so that SQLite's plain tokens mean the same. */
const WORDS = 'concrete masonry anchor bolt fire steel s kv method 42 2024 x1'.split(' ');
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 });
const texts = fc
  .tuple(words, fc.constantFrom(' ', ', ', ' (', '-', '/'))
  .map(([all, separator]) => all.join(separator));
const records = fc.array(fc.record({ title: texts, description: texts, body: texts }), { maxLength: 20 });
const queries = fc.array(fc.constantFrom(...WORDS, 'absent'), { minLength: 1, maxLength: 4 });

it('SQLite finds the same documents for all words of a query, the last one perhaps only begun', () => {
  fc.assert(
    fc.property(records, queries, fc.nat({ max: 3 }), (given, query, dropped) => {
      const documents = given.map((record, at) => ({ id: String(at).padStart(2, '0'), ...record }));
      const index = anIndex(...documents);
      const last = query.at(-1) ?? '';
      const asked = [...query.slice(0, -1), last.slice(0, Math.max(1, last.length - dropped))];

      const ids = found(index, { text: asked.join(' '), field: 'keyword' });
      expect(ids.sort()).toEqual(foundBySqlite(documents, asked));
    }),
    { numRuns: 300 },
  );
});

function foundBySqlite(
  documents: { id: string; title: string; description: string; body: string }[],
  asked: string[],
): unknown[] {
  const database = new DatabaseSync(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE library USING fts5 (id UNINDEXED, title, description, body, tokenize = 'unicode61')",
  );
  const insert = database.prepare('INSERT INTO library (id, title, description, body) VALUES (?, ?, ?, ?)');
  for (const { id, title, description, body } of documents) insert.run(id, title, description, body);
  const isPrefix = (asked.at(-1) ?? '').length >= 2;
  const match = asked.map((word) => `"${word}"`).join(' AND ') + (isPrefix ? ' *' : '');
  const rows = database.prepare('SELECT id FROM library WHERE library MATCH ? ORDER BY id').all(match);
  database.close();
  return rows.map(({ id }) => id);
}
