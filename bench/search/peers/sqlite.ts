import { DatabaseSync } from 'node:sqlite';
import { Columns, type CountedColumns } from '../columns.ts';
import type { Peer } from '../peer.ts';
import { fields } from '../records.ts';
import { residentMegabytes } from '../processFigures.ts';
import { plainWords } from '../words.ts';

/**
 * SQLite's FTS5 in memory, with its own stemmer and BM25, and the facets counted separately in plain columns: what a
 * good engineer gets from the library that every Node has.
 */
export function sqlite(): Peer {
  const db = new DatabaseSync(':memory:');
  db.exec(
    `create virtual table documents using fts5(designation, title, keywords, description, body,
       content='', detail='column', prefix='2 3', tokenize='porter unicode61')`,
  );
  const ids: string[] = [];
  let columns: CountedColumns | undefined;

  return {
    build: async (documents) => {
      const insert = db.prepare(
        'insert into documents (rowid, designation, title, keywords, description, body) values (?, ?, ?, ?, ?, ?)',
      );
      const values = new Columns();
      db.exec('begin');
      for await (const document of documents) {
        const others = Object.values(document.otherTitles).join(' ');
        const texts = fields.map((field) =>
          plainWords(field === 'body' ? `${document.body} ${others}` : document[field]).join(' '),
        );
        insert.run(ids.length, ...texts);
        values.add(document);
        ids.push(document.id);
      }
      db.exec('commit');
      db.exec(`insert into documents (documents) values ('optimize')`);
      columns = values.finish();
    },
    search: (question) => {
      if (!columns) throw new Error('The index is not built yet');
      const found = question.text === '*' ? ids.keys() : matching(db, question.text);
      const { kept, counted } = columns.count(found, question);
      return { total: kept.length, ids: kept.slice(0, 25).map((at) => ids[at] ?? ''), counted };
    },
    suggest: (text) =>
      db
        .prepare(`select rowid from documents where documents match ? limit 25`)
        .all(`designation : ${matchOf(text)}`).length,
    memory: () => residentMegabytes('self'),
    close: async () => db.close(),
  };
}

/** Best first: all have to be ranked, because the picks are applied to what comes out. */
function* matching(db: DatabaseSync, text: string): Generator<number> {
  const rows = db
    .prepare(
      `select rowid as number from documents where documents match ?
       order by bm25(documents, 5.0, 4.0, 3.0, 1.5, 1.0)`,
    )
    .iterate(matchOf(text));
  for (const { number } of rows) yield Number(number);
}

/** All words, the last one as a beginning. */
function matchOf(text: string): string {
  const words = plainWords(text).map((word) => `"${word}"`);
  return `(${words.join(' AND ')}${words.length > 0 ? ' *' : ''})`;
}
