import {
  contentTypeOf,
  offersCitation,
  type AssetType,
  type citations,
  type ContentType,
} from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { bibtex, cite, citationStyles, cslItem, risCitation, type Citable } from '@norma/editions';
import type { Delivery, Handlers, ReaderContext } from '../../context.ts';
import { hasFeature, isStandardsBody } from '../../tenant/index.ts';
import { cardOfId, citedWork, textFile, type DocumentTables, type Opening } from '../documents/index.ts';

type Context = ReaderContext<DocumentTables>;
type CitationQuery = {
  readonly contentId: number;
  readonly contentType: ContentType;
  readonly assetType: AssetType;
};
type Written = {
  readonly mediaType: string;
  readonly ending: string;
  readonly write: (work: Citable) => string;
};

const ris: Written = {
  mediaType: 'application/x-research-info-systems; charset=utf-8',
  ending: 'ris',
  write: risCitation,
};
const bib: Written = { mediaType: 'application/x-bibtex; charset=utf-8', ending: 'bib', write: bibtex };
const csl: Written = {
  mediaType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
  ending: 'json',
  write: (work) => `${JSON.stringify([cslItem(work)], null, 2)}\n`,
};

/** Cites documents, for everyone who may find them: a citation is a record, not the text. */
export function citationHandlers(
  opening: Pick<Opening, 'offered' | 'investigated'>,
): Handlers<typeof citations, DocumentTables> {
  /** The document with what a citation of it says, if it is cited at all and is what it is asked for as. */
  const cited = async ({ contentId, contentType, assetType }: CitationQuery, ctx: Context) => {
    const { db, tenant } = ctx;
    const card = opening.offered(await cardOfId(db, contentId), ctx);
    if (!card) return fail('document-not-found');
    const isItself =
      card.asset_type === assetType && (card.content_type ?? contentTypeOf(card.asset_type)) === contentType;
    const isOffered = offersCitation(
      { assetType: card.asset_type, citationArticleTypeExclude: card.cites_excluded },
      {
        isStandardsBody: isStandardsBody(tenant.settings),
        citesStandards: hasFeature(tenant.settings, 'citations-for-standards'),
      },
    );
    if (!isItself || !isOffered) return fail('citation-not-offered');
    return { card, work: await citedWork(db, card, tenant) };
  };

  const exported = async (query: CitationQuery, { mediaType, ending, write }: Written, ctx: Context) => {
    const found = await cited(query, ctx);
    if (found instanceof Failed) return found;
    const { card, work } = found;
    await opening.investigated(card, 'citation', ctx);
    return textFile(write(work), { mediaType, name: `${card.designation}.${ending}` }) satisfies Delivery;
  };

  return {
    citationTypes: () => citationStyles.map(({ code, name }) => ({ value: code, text: name })),

    textCitation: async ({ query }, ctx) => {
      const found = await cited(query, ctx);
      if (found instanceof Failed) return found;
      await opening.investigated(found.card, 'citation', ctx);
      return { citationText: cite(found.work, query.citationStyle) };
    },

    risCitation: ({ query }, ctx) => exported(query, ris, ctx),

    bibtexCitation: ({ query }, ctx) => exported(query, bib, ctx),

    cslCitation: ({ query }, ctx) => exported(query, csl, ctx),
  };
}
