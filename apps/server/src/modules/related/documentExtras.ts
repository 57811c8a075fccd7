import { hasFeature, isStandardsBody } from '../../tenant/index.ts';
import { knownWithText, type DocumentExtrasOf } from '../documents/index.ts';
import { referencesAround, type ReferenceTables } from '../references/index.ts';
import { bookIn } from './book.ts';
import { groupsOf, sectionsIn } from './groups.ts';

/** The tabs of related content and of work items with their counts, and the book, for a document's page. */
export const relatedExtras: DocumentExtrasOf = async (card, ctx, family) => {
  const { db, tenant } = ctx;
  const { relations, workItems } = await knownWithText(db, card);
  const book = await bookIn(relations, card, ctx);
  const around = await referencesAround(db.withTables<ReferenceTables>(), card);
  const cited = around.cites ? [{ designation: '', title: '' }] : [];
  const isCited = around.isCited && hasFeature(tenant.settings, 'reference-links');
  const sections = sectionsIn(groupsOf(card, { relations, family, cited })) || Number(isCited);
  const hasWork = workItems > 0 && isStandardsBody(tenant.settings);
  return {
    fullBook: book && { contentCode: book.content_code, designation: book.designation },
    tabs: [
      ...(hasWork ? (['Work Items'] as const) : []),
      ...(sections ? (['Related Content'] as const) : []),
    ],
    badges: { ...(hasWork && { 'Work Items': workItems }), ...(sections && { 'Related Content': sections }) },
  };
};
