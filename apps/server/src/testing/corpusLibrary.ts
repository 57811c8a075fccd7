import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../ports/database.ts';

/** What is taken of a record of the corpus. */
const CorpusRecord = z.object({
  contentCode: z.string(),
  designation: z.string(),
  family: z.string().nullable(),
  year: z.number().nullable(),
  title: z.string(),
  abstract: z.string(),
  publisher: z.string(),
  docType: z.string().nullable(),
  languages: z.array(z.string()),
  ics: z.array(z.object({ code: z.string() })),
  committee: z.string().nullable(),
  published: z.string().nullable(),
  keywords: z.array(z.string()),
});
type CorpusRecord = z.infer<typeof CorpusRecord>;

const atATime = 5_000;

/**
 * Fills an empty library with so many documents from a folder of bibliographic records, ten times as fast as an
 * import: for measuring, where only their number and their words matter. What is wanted beyond the records there are
 * is made from them with other words for every seventh. Answers the publishers.
 */
export async function fillFromCorpus(database: Database, folder: string, count: number): Promise<string[]> {
  const records = recordsIn(folder);
  const publishers = [...new Set(records.map(({ publisher }) => publisher))];
  const db = database.withoutTenant<unknown>();
  await sql`insert into publishers (code, name, type_code)
    select code, code, 'STANDARDS' from unnest(${publishers}::text[]) code on conflict do nothing`.execute(
    db,
  );
  for (let from = 0; from < count; from += atATime) {
    const rows = Array.from({ length: Math.min(atATime, count - from) }, (_, at) =>
      rowOf(records, from + at),
    );
    await sql`
      with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (code text, designation text,
          family text, year int, title text, abstract text, publisher text, type text, languages text[], ics text[],
          committee text, published date, keywords text[], edition_status text)),
        kept as (insert into families (publisher_code, designation, key)
          select distinct on (family) publisher, family, family from given on conflict (key) do update set key = excluded.key
          returning id, key)
      insert into documents (content_code, family_id, publisher_code, designation, edition, edition_year, language, languages,
        title_html, title_text, description_html, description_text, body_text, document_type, status, edition_status,
        published_on, committee, ics, keywords, source_hash, imported_at)
      select code, kept.id, publisher, given.designation, '', year, languages[1], languages, title, title, abstract, abstract, '',
        type, case edition_status when 'current' then 'Active' else 'Withdrawn' end, edition_status, published, committee, ics, keywords,
        code, now()
      from given join kept on kept.key = given.family on conflict do nothing`.execute(db);
  }
  return publishers;
}

function recordsIn(folder: string): CorpusRecord[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'));
  return files.flatMap((file) =>
    gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => CorpusRecord.parse(JSON.parse(line))),
  );
}

/** The document at a place: a record as it is, or, when all were taken, one of them changed. */
function rowOf(records: readonly CorpusRecord[], place: number) {
  const round = Math.floor(place / records.length);
  const record = records[place % records.length];
  if (!record) throw new Error('There are no records');
  const changed = (text: string): string => (round === 0 ? text : perturbed(text, round));
  const named = (text: string): string => (round === 0 ? text : `${text} V${round}`);
  const { published, languages, ics } = record;
  return {
    code: named(record.contentCode),
    designation: named(record.designation),
    family: named(`${record.publisher} ${record.family ?? record.designation}`),
    year: record.year,
    title: changed(record.title),
    abstract: changed(record.abstract),
    publisher: record.publisher,
    type: record.docType ?? 'standard',
    languages: languages.length > 0 ? languages : ['en'],
    ics: ics.map(({ code }) => code),
    committee: record.committee,
    published: published && `${published}-01-01`.slice(0, 10),
    keywords: record.keywords,
    edition_status: place % 4 === 0 ? 'withdrawn' : 'current',
  };
}

/** A text whose every seventh word is another one in every round, as rare as the one it stands for. */
function perturbed(text: string, round: number): string {
  return text
    .split(' ')
    .map((word, at) => ((at + round) % 7 === 0 && /^\p{L}{4,}$/u.test(word) ? `${word}${round}` : word))
    .join(' ');
}
