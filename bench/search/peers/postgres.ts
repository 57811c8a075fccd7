import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  startPostgres,
  type RunningPostgres,
} from '../../../apps/server/src/adapters/database/embedded/startPostgres.ts';
import { superuser } from '../../../apps/server/src/adapters/database/roles.ts';
import type { Peer } from '../peer.ts';
import type { Question } from '../questions.ts';
import { fields, sections, type BenchDocument } from '../records.ts';
import { plainWords } from '../words.ts';

const batch = 1_000;

/**
 * PostgreSQL's full text in a GIN index, with its English stemmer and ranking, and the sections' values as an array that
 * is unnested and grouped: one statement for each request and one for each picked section.
 */
export async function postgres(): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'norma-bench-'));
  chmodSync(folder, 0o755);
  const settings = {
    fsync: 'off',
    shared_buffers: '512MB',
    work_mem: '256MB',
    maintenance_work_mem: '512MB',
  };
  const server: RunningPostgres = await startPostgres({ dataDir: folder, log: () => undefined, settings });
  const client = new Client(server.connection(superuser, 'postgres'));
  await client.connect();
  const numbers = new Map<string, number>();
  const number = (section: number, value: string): number => {
    const key = `${section}\0${value}`;
    const known = numbers.get(key) ?? section * 100_000 + numbers.size;
    numbers.set(key, known);
    return known;
  };

  return {
    build: async (documents) => {
      await client.query(
        `create table documents (number int primary key, id text, publisher int, words tsvector, vals int[])`,
      );
      let some: BenchDocument[] = [];
      let done = 0;
      const insert = async (): Promise<void> => {
        await client.query(insertion, [
          some.map((_, at) => done + at),
          some.map(({ id }) => id),
          some.map(({ publisher }) => number(0, publisher)),
          ...fields.map((field) => some.map((document) => plainWords(document[field]).join(' '))),
          some.map(({ facets: given }) =>
            JSON.stringify(
              sections.flatMap((name, at) => (given[name] ?? []).map((value) => number(at, value))),
            ),
          ),
        ]);
        done += some.length;
        some = [];
      };
      for await (const document of documents) if (some.push(document) === batch) await insert();
      await insert();
      await client.query('create index on documents using gin (words)');
      await client.query('vacuum analyze documents');
    },
    search: async (question) => {
      const { rows } = await client.query(pageOf(question, number));
      const counted = Object.fromEntries(sections.map((name) => [name, 0]));
      for (const [at, name] of sections.entries()) {
        const isFiltered = (question.filters[name]?.length ?? 0) > 0;
        const counts = isFiltered
          ? (await client.query(countsOf(withoutFilter(question, name), number))).rows
          : rows[0].counts;
        for (const { value, count } of counts ?? [])
          if (Math.floor(value / 100_000) === at) counted[name] = (counted[name] ?? 0) + Number(count);
      }
      return { total: Number(rows[0].total), ids: rows[0].ids ?? [], counted };
    },
    memory: () => Number.NaN, // Shared buffers are counted once for each process: no number would be true.
    close: async () => {
      await client.end();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const insertion = `
  insert into documents
  select number, id, publisher,
    setweight(to_tsvector('english', designation), 'A') || setweight(to_tsvector('english', title), 'B') ||
    setweight(to_tsvector('english', keywords || ' ' || description), 'C') || setweight(to_tsvector('english', body), 'D'),
    array(select jsonb_array_elements_text(vals::jsonb)::int)
  from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
    as given (number, id, publisher, designation, title, keywords, description, body, vals)`;

type Numbered = (section: number, value: string) => number;

const pageOf = (question: Question, number: Numbered) => `
  with found as materialized (select id, vals, ${rankOf(question)} as rank from documents where ${conditionOf(question, number)})
  select (select count(*) from found) as total,
    (select array_agg(id order by rank desc, id) from (select id, rank from found order by rank desc, id limit 25) first) as ids,
    (select json_agg(json_build_object('value', value, 'count', count))
     from (select value, count(*) from found, unnest(vals) as value group by value) counted) as counts`;

const countsOf = (question: Question, number: Numbered) =>
  `select value, count(*) from documents, unnest(vals) as value where ${conditionOf(question, number)} group by value`;

const withoutFilter = ({ filters, ...question }: Question, section: string): Question => ({
  ...question,
  filters: Object.fromEntries(Object.entries(filters).filter(([name]) => name !== section)),
});

const rankOf = ({ text }: Question): string => (text === '*' ? '0' : `ts_rank(words, ${queryOf(text)})`);

function conditionOf({ text, filters, entitled }: Question, number: Numbered): string {
  const filtered = Object.entries(filters).map(([name, values]) => {
    const at = sections.indexOf(name as (typeof sections)[number]);
    return `vals && '{${values.map((value) => number(at, value)).join(',')}}'::int[]`;
  });
  return [
    text === '*' ? 'true' : `words @@ ${queryOf(text)}`,
    ...filtered,
    ...(entitled ? [`publisher = any('{${entitled.map((code) => number(0, code)).join(',')}}'::int[])`] : []),
  ].join(' and ');
}

/** All words, the last one as a beginning. Words are letters and digits alone, so nothing needs quoting. */
const queryOf = (text: string): string => `to_tsquery('english', '${plainWords(text).join(' & ')}:*')`;
