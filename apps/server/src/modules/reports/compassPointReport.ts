import type { CompassPointReport, Deeds, MarkedDocument, ReportFilters } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import { documentTypeNames } from '../../tenant/vocabulary.ts';
import { cardsOf, publishersOf, type DocumentTables } from '../documents/index.ts';
import { seesEveryAccount } from './access.ts';
import { accountsToSee, resolveFilters, type Context } from './filters.ts';
import {
  activeByPublisher,
  actionsByDay,
  markedKinds,
  currentCounts,
  type Counted,
} from './compassPointStore.ts';
import { daysOf, rangeBefore } from './range.ts';

/** What happened to the compass points of an account in some days, what is marked now, and to what both can be narrowed. */
export async function compassPointReport(
  filters: ReportFilters,
  ctx: Context,
): Promise<CompassPointReport | Failed<'report-range-wrong' | 'report-account-not-found'>> {
  const resolved = await resolveFilters(filters, ctx);
  if (resolved instanceof Failed) return resolved;
  const { range, counted, account } = resolved;
  const { db, reader } = ctx;
  const before = rangeBefore(range);
  const [during, earlier, { active, unplaced }, publishers, kinds, accounts] = await Promise.all([
    actionsByDay(db, counted, range),
    actionsByDay(db, counted, before),
    currentCounts(db, counted),
    publishersByName(counted, ctx),
    markedKinds(db, counted.accountId),
    seesEveryAccount(reader) ? accountsToSee(ctx) : [account],
  ]);
  const documentTypes = [...new Set(kinds.map((kind) => kind.document_type))].filter(Boolean).toSorted();
  const nameOfType = documentTypeNames(ctx.tenant, ctx.language);
  const doneOn = new Map(during.map((day) => [day.day, day]));
  return {
    ...range,
    before,
    account,
    deeds: { now: sumOf(during), before: sumOf(earlier) },
    days: daysOf(range).map((day) => ({ ...(doneOn.get(day) ?? nothing), day })),
    active,
    unplaced,
    publishers,
    choices: {
      publishers: await namesOf([...new Set(kinds.map((kind) => kind.publisher_code))], ctx),
      documentTypes,
      documentTypeNames: Object.fromEntries(documentTypes.map((type) => [type, nameOfType(type)])),
      accounts,
    },
  };
}

/** Active compass points by publisher, the most first, each by its name. */
export async function publishersByName(
  counted: Counted,
  ctx: Pick<Context, 'db'>,
): Promise<CompassPointReport['publishers']> {
  const rows = await activeByPublisher(ctx.db, counted);
  const codes = rows.map((row) => row.publisher_code);
  const nameOf = new Map((await namesOf(codes, ctx)).map(({ code, name }) => [code, name]));
  return rows.map(({ publisher_code: code, active }) => ({ code, name: nameOf.get(code) ?? code, active }));
}

/** Documents with their titles, languages and the names of their types, which are those of the library: a mark knows neither. */
export async function withTitles<Row extends { readonly contentCode: string; readonly documentType: string }>(
  rows: readonly Row[],
  { db, tenant, language: spoken }: Context,
): Promise<(Row & Pick<MarkedDocument, 'title' | 'language' | 'documentTypeName'>)[]> {
  const nameOfType = documentTypeNames(tenant, spoken);
  const cards = await cardsOf(
    db.withTables<DocumentTables>(),
    rows.map(({ contentCode }) => contentCode),
  );
  const known = new Map(cards.map((card) => [card.content_code, card]));
  return rows.map((row) => {
    const { title_text: title = null, language = null } = known.get(row.contentCode) ?? {};
    return { ...row, title, language, documentTypeName: nameOfType(row.documentType) };
  });
}

async function namesOf(codes: readonly string[], { db }: Pick<Context, 'db'>) {
  const known = await publishersOf(db.withTables<DocumentTables>(), codes);
  return known.map(({ code, name }) => ({ code, name }));
}

const nothing: Deeds = { made: 0, edited: 0, moved: 0, shared: 0, deactivated: 0, reactivated: 0 };

const sumOf = (days: readonly Deeds[]): Deeds =>
  days.reduce(
    (sum, day) => ({
      made: sum.made + day.made,
      edited: sum.edited + day.edited,
      moved: sum.moved + day.moved,
      shared: sum.shared + day.shared,
      deactivated: sum.deactivated + day.deactivated,
      reactivated: sum.reactivated + day.reactivated,
    }),
    nothing,
  );
