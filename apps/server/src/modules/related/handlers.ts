import type { related, RelatedDocument, WorkItem } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import {
  accessTo,
  cardOfCode,
  editionsOf,
  isCurrent,
  isOffered,
  relationsFrom,
  workItemsOf,
  type Card,
  type DocumentTables,
} from '../documents/index.ts';
import type { SavePdf } from '../downloads/index.ts';
import { referencesOf, resolve, type ReferenceTables, type Resolved } from '../references/index.ts';
import { bookIn } from './book.ts';
import { additionalDetails, publisherDetails } from './details.ts';
import { groupsOf } from './groups.ts';

type Tables = DocumentTables & ReferenceTables;
type Context = ReaderContext<Tables>;

/** What is listed of a document that cites more. */
const maxCited = 1_000;

/** Serves the relations of a document, and the PDF of the book that a paper is part of. */
export function relatedHandlers(savePdf: SavePdf): Handlers<typeof related, Tables> {
  const ofCode = async (contentCode: string, { db, tenant }: Context): Promise<Card | null> => {
    const card = await cardOfCode(db, contentCode);
    return card && isOffered(tenant, card) ? card : null;
  };

  return {
    relatedContent: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      if (!card) return fail('document-not-found');
      // All questions go over one connection, which is given its tenant once.
      const { groups, resolved } = await ctx.db.connection().execute(async (db) => {
        const relations = await relationsFrom(db, card.content_id);
        const family = await editionsOf(db, [card.family_id]);
        const cited = (await referencesOf(db, [card.content_id])).slice(0, maxCited);
        const named = groupsOf(card, { relations, family, cited });
        const within = { tenant: ctx.tenant, publisher: card.publisher_code, language: card.language };
        return { groups: named, resolved: await resolve(db, Object.values(named).flat(), within) };
      });
      const byName = new Map(resolved.map((each) => [each.designation, wireDocument(each, ctx)]));
      const shown = (named: readonly { designation: string }[]): RelatedDocument[] =>
        named.flatMap(({ designation }) => byName.get(designation) ?? []);
      return {
        citedContent: shown(groups.citedContent),
        sop: shown(groups.sop),
        tma: shown(groups.tma),
        supplements: shown(groups.supplements),
      };
    },

    workItems: async ({ params }, ctx) => {
      const card = await ofCode(params.code, ctx);
      if (!card) return fail('document-not-found');
      return (await workItemsOf(ctx.db, card.family_id)).map(wireWorkItem);
    },

    additionalDetails: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      return card ? additionalDetails(card, ctx) : fail('document-not-found');
    },

    detailsByPublisher: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      return card ? publisherDetails(card, ctx) : fail('document-not-found');
    },

    fullBook: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      if (!card) return fail('document-not-found');
      const book = await bookIn(await relationsFrom(ctx.db, card.content_id), card, ctx);
      if (!book) return fail('document-book-missing');
      return savePdf(await cardOfCode(ctx.db, book.content_code), ctx);
    },
  };
}

const wireDocument = (
  { designation, title, edition, replacedBy }: Resolved,
  { reader }: Context,
): RelatedDocument => ({
  designationOrFamily: designation,
  title,
  contentCode: edition?.content_code ?? null,
  edition: edition?.designation ?? null,
  editionLabel: edition?.edition ?? null,
  status: edition?.status ?? null,
  access: edition && accessTo(reader, edition),
  isInForce: edition && isCurrent(edition),
  replacedBy: replacedBy && {
    designation: replacedBy.designation,
    contentCode: replacedBy.edition?.content_code ?? null,
  },
});

const wireWorkItem = (item: Awaited<ReturnType<typeof workItemsOf>>[number]): WorkItem => ({
  publisher: item.publisher_code,
  workItemNumber: item.number,
  title: item.title,
  initiatedDate: item.initiated_on,
  technicalContact: item.technical_contact,
  contentCode: item.content_code,
  ballotList: item.ballots.map(({ number, item: itemNumber, status }) => ({
    ballotNumber: number,
    itemStatus: status,
    itemNumber,
  })),
});
