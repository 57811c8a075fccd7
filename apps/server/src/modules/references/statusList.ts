import { createHash } from 'node:crypto';
import { isInForce, wireStatuses } from '@norma/editions';
import type { StatusList, StatusListTitles } from '@norma/references';
import { sql, type Kysely } from 'kysely';
import { replacementsNamed, type DocumentTables } from '../documents/index.ts';
import type { ReferenceTables } from './tables.ts';

type Db = Kysely<ReferenceTables & DocumentTables>;

/** The bytes of a part of a status list, and their name for caches. */
export type StatusListBytes = { readonly bytes: Buffer; readonly etag: string };

/** How long a list that was made serves everyone who asks. */
const cacheMs = 60_000;
const maxKept = 10;

type Kept = { readonly at: number; readonly list: Promise<StatusListBytes> };

/** Makes status lists, each once in a minute however many ask for it. */
export function statusLists(now: () => Date) {
  const kept = new Map<string, Kept>();
  return (db: Db, publisher: string, part: 'status' | 'titles'): Promise<StatusListBytes> => {
    const key = `${part} ${publisher}`;
    const known = kept.get(key);
    if (known && now().getTime() - known.at < cacheMs) return known.list;
    const list = (part === 'status' ? statusListOf(db, publisher) : titlesOf(db, publisher)).then(bytesOf);
    kept.delete(key);
    kept.set(key, { at: now().getTime(), list });
    list.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return list;
  };
}

function bytesOf(list: StatusList | StatusListTitles): StatusListBytes {
  const bytes = Buffer.from(JSON.stringify(list));
  return { bytes, etag: createHash('sha256').update(bytes).digest('base64url') };
}

type Row = {
  content_id: number;
  key: string | null;
  family: string;
  designation: string;
  edition_year: number | null;
  status: string;
  language: string;
  content_code: string;
};

/** In the order of both parts: by family, the newest first, as `membersOf` has them. */
const inOrder = sql`order by f.key, f.id, d.edition_year desc nulls last, d.edition desc, d.language, d.content_id`;

async function titlesOf(db: Db, publisher: string): Promise<StatusListTitles> {
  const { rows } = await sql<{ title_text: string }>`
    select d.title_text from documents d join families f on f.id = d.family_id
    where d.publisher_code = ${publisher} ${inOrder}`.execute(db);
  return { format: 1, publisher, titles: rows.map(({ title_text }) => title_text) };
}

/** The status list of a publisher. */
export async function statusListOf(db: Db, publisher: string): Promise<StatusList> {
  const { rows } = await sql<Row>`
    select d.content_id, f.key, f.designation as family, d.designation, d.edition_year, d.status, d.language,
      d.content_code
    from documents d join families f on f.id = d.family_id
    where d.publisher_code = ${publisher} ${inOrder}`.execute(db);
  const indexOf = new Map(rows.map(({ content_id }, index) => [content_id, index]));
  const families = [...Map.groupBy(rows, ({ key, family }) => key ?? family)];
  const keys = new Map(families.map(([key], index) => [key, index]));
  const languages = [...new Set(rows.map(({ language }) => language))];
  const own = `${publisher}|`;
  const citations = await citationsOf(db, publisher, { indexOf, keys });
  return {
    format: 1,
    publisher,
    statuses: wireStatuses,
    languages,
    keys: [...keys.keys()],
    families: families.map(([, [first]]) =>
      first && first.family !== first.designation ? first.family : '',
    ),
    sizes: families.map(([, members]) => members.length),
    designations: rows.map(({ designation }) => designation),
    years: rows.map(({ edition_year }) => edition_year ?? 0),
    status: rows.map(({ status }) => Math.max(0, (wireStatuses as readonly string[]).indexOf(status))),
    language: rows.map(({ language }) => languages.indexOf(language)),
    codes: rows.map(({ content_code }) =>
      content_code.startsWith(own) ? content_code.slice(own.length) : content_code,
    ),
    replacements: await replacementsOf(
      db,
      families.map(([, members]) => members),
      indexOf,
    ),
    citations,
  };
}

/** What replaces documents of whose families nothing is in force. */
async function replacementsOf(
  db: Db,
  families: readonly (readonly Row[])[],
  indexOf: ReadonlyMap<number, number>,
): Promise<[number, string][]> {
  const alone = families.filter((members) => !members.some(({ status }) => isInForce(status))).flat();
  const named: [number, string][] = [];
  const byDesignation = Map.groupBy(alone, ({ designation }) => designation);
  for (const { replaced, by } of await replacementsNamed(db, alone))
    for (const { content_id } of byDesignation.get(replaced) ?? [])
      named.push([indexOf.get(content_id) ?? 0, by]);
  return named.toSorted(([a], [b]) => a - b);
}

/** What the documents of a publisher cite, by family and year; keys of other publishers come behind its own. */
async function citationsOf(
  db: Db,
  publisher: string,
  { indexOf, keys }: { readonly indexOf: ReadonlyMap<number, number>; readonly keys: Map<string, number> },
): Promise<[number, ...number[]][]> {
  const { rows } = await sql<{ content_id: number; family_key: string; year: number | null }>`
    select r.content_id, r.family_key, r.year
    from document_references r join documents d using (content_id)
    where d.publisher_code = ${publisher} order by r.content_id, r.place`.execute(db);
  const cited = new Map<number, [number, ...number[]]>();
  for (const { content_id, family_key, year } of rows) {
    const index = indexOf.get(content_id);
    if (index === undefined) continue;
    const key = keys.get(family_key) ?? keys.size;
    keys.set(family_key, key);
    const list = cited.get(index) ?? [index];
    list.push(key, year ?? 0);
    cited.set(index, list);
  }
  return [...cited.values()].toSorted(([a], [b]) => a - b);
}
