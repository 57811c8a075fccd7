import type { AdditionalDetails, NamedDocument, PublisherDetails, Taxonomy } from '@norma/contracts';
import type { Name } from '@norma/editions';
import { isStandardsBody } from '../../tenant/index.ts';
import { documentTypeNames, taxonomyNames } from '../../tenant/vocabulary.ts';
import type { ReaderContext } from '../../context.ts';
import {
  committeesOf,
  datePrecisionsOf,
  detailsOf,
  editionsIn,
  editionsOf,
  icsNamesOf,
  markAddress,
  publishersOf,
  relationsFrom,
  spokenAs,
  taxonomyNamesIn,
  workItemsOf,
  type Card,
  type DocumentTables,
} from '../documents/index.ts';
import { resolve } from '../references/index.ts';

type Context = Pick<ReaderContext<DocumentTables>, 'db' | 'tenant' | 'language'>;
type Details = Omit<AdditionalDetails, 'workItems'>;

/** What else is known of a document of the standards body. */
export async function additionalDetails(card: Card, ctx: Context): Promise<AdditionalDetails> {
  const { details } = await known(card, ctx);
  const items = isStandardsBody(ctx.tenant.settings) ? await workItemsOf(ctx.db, card.family_id) : [];
  const workItems = items.map(({ number, title }) => ({ workItemNumber: number, title }));
  return { ...details, ...unlessEmpty('workItems', workItems) };
}

/** What else is known of a document of another publisher. */
export async function publisherDetails(card: Card, ctx: Context): Promise<PublisherDetails> {
  const [{ details, languages, named }, [publisher]] = await Promise.all([
    known(card, ctx),
    publishersOf(ctx.db, [card.publisher_code]),
  ]);
  const mark = publisher ? markAddress(publisher) : null;
  return {
    ...details,
    publisher: { code: card.publisher_code, name: card.publisher_name, ...(mark && { mark }) },
    ...unlessEmpty('languages', languages),
    ...unlessEmpty('adopts', named('adopts')),
    ...unlessEmpty('adoptedAs', named('adopted-as')),
  };
}

type Known = {
  readonly details: Details;
  readonly languages: readonly string[];
  /** The documents of one relation, as far as the library has them. */
  readonly named: (type: string) => NamedDocument[];
};

async function known(card: Card, ctx: Context): Promise<Known> {
  const { db, tenant, language } = ctx;
  const [row, relations, family] = await Promise.all([
    detailsOf(db, card.content_id),
    relationsFrom(db, card.content_id),
    editionsOf(db, [card.family_id]),
  ]);
  const shown = relations.filter(({ type }) =>
    ['replaces', 'replaced-by', 'adopts', 'adopted-as'].includes(type),
  );
  const [resolved, icsNames, committee, industries, topics] = await Promise.all([
    resolve(db, shown, { tenant, publisher: card.publisher_code, language: card.language }),
    icsNamesOf(db, row.ics),
    committeeOf(card, row.committee_name, ctx),
    pathsIn(row.industries, 'industry', ctx),
    pathsIn(row.topics, 'topic', ctx),
  ]);
  const named: Known['named'] = (type) =>
    shown.flatMap((relation, at) =>
      relation.type === type
        ? [{ designation: relation.designation, contentCode: resolved[at]?.edition?.content_code ?? null }]
        : [],
    );
  const details: Details = {
    designation: card.designation,
    documentType: card.document_type,
    documentTypeName: documentTypeNames(tenant, language)(card.document_type),
    ...unlessEmpty(
      'history',
      editionsIn(card.language, family, card).map((edition) => ({
        designation: edition.designation,
        contentCode: edition.content_code,
        status: edition.status,
        publishedDate: edition.published_on,
        publishedPrecision: datePrecisionsOf(edition).publishedPrecision,
      })),
    ),
    ...unlessEmpty('replaces', named('replaces')),
    ...unlessEmpty('replacedBy', named('replaced-by')),
    ...unlessEmpty('abstracts', abstractsOf(card, row, language)),
    ...(committee && { committee }),
    ...unlessEmpty(
      'ics',
      row.ics.map((code) => ({ code, name: icsNames.get(code) ?? null })),
    ),
    ...unlessEmpty('industries', industries),
    ...unlessEmpty('topics', topics),
    ...unlessEmpty('keywords', row.keywords),
    ...creditsIn(row),
  };
  return { details, languages: row.languages, named };
}

/** What libraries know a document by, and who wrote it. */
function creditsIn({ credits }: Row): Pick<Details, 'authors' | (typeof identifiers)[number]> {
  const { authors = [] } = credits ?? {};
  return {
    ...unlessEmpty('authors', authors.map(nameOf)),
    ...Object.fromEntries(identifiers.flatMap((name) => (credits?.[name] ? [[name, credits[name]]] : []))),
  };
}

const identifiers = ['container', 'pages', 'isbn', 'issn', 'doi'] as const;

const nameOf = (name: Name): string => ('literal' in name ? name.literal : `${name.given} ${name.family}`);

/** A field with its list, unless there is nothing in it. */
const unlessEmpty = <Field extends string, Item>(
  name: Field,
  list: readonly Item[],
): { [Key in Field]?: Item[] } =>
  // TypeScript cannot follow a computed name into the type.
  (list.length > 0 ? { [name]: [...list] } : {}) as { [Key in Field]?: Item[] };

type Row = Awaited<ReturnType<typeof detailsOf>>;

/** The abstract in every language: that of the document first, then the reader's. */
function abstractsOf(card: Card, { description_text, abstracts }: Row, language: string) {
  const all = new Map(Object.entries(abstracts));
  if (description_text) all.set(card.language, description_text);
  const spoken = spokenAs(language);
  const rank = (tag: string): number => (tag === card.language ? 0 : spoken.includes(tag) ? 1 : 2);
  return [...all]
    .filter(([, text]) => text !== '')
    .map(([tag, text]) => ({ language: tag, text }))
    .toSorted((a, b) => rank(a.language) - rank(b.language) || a.language.localeCompare(b.language));
}

async function committeeOf(
  { committee, publisher_code }: Card,
  ownName: string | null,
  { db, language }: Context,
): Promise<Details['committee']> {
  if (committee === null) return undefined;
  const committees = await committeesOf(db, [publisher_code], language);
  const found = committees.find(({ code }) => code === committee);
  return { code: committee, name: found?.name ?? ownName };
}

/** Paths such as 'Construction/Fastening' in the reader's language, as far as its steps have names in it. */
async function pathsIn(
  paths: readonly string[],
  taxonomy: Taxonomy,
  { db, tenant, language }: Context,
): Promise<string[]> {
  if (paths.length === 0) return [];
  const delivered = await taxonomyNamesIn(db, taxonomy, language);
  const nameOfPath = taxonomyNames(tenant, taxonomy, { language, delivered });
  return paths.map((path) => {
    const steps = path.split('/');
    return steps.map((_, at) => nameOfPath(steps.slice(0, at + 1).join('/')).text).join(' / ');
  });
}
