import type { Metadata, Translation } from '@norma/contracts';
import { languages, wireOfLanguage } from '@norma/contracts/fields';
import { editionsIn, replacementOf, translationsOf } from './family.ts';
import type { Card, Edition } from './store.ts';

const displayCode = (tag: string): string => {
  const known = languages.find((language) => language.tag === tag);
  return known ? wireOfLanguage(known.tag) : tag;
};

/** The languages of one edition as the wire tells them. */
export const wireTranslations = (card: Card, family: readonly Edition[]): Translation[] =>
  translationsOf(card, family).map(({ language, content_code, content_id }) => ({
    language,
    displayCode: displayCode(language),
    contentCode: content_code,
    contentId: content_id,
  }));

/** All that the document page says about a document. `formats` are the formats its text exists in. */
export function metadataOf(
  card: Card,
  family: readonly Edition[],
  formats: { hasPdf: boolean; hasHtml: boolean; hasSts: boolean },
): Metadata {
  return {
    contentId: card.content_id,
    contentCode: card.content_code,
    family: card.family,
    title: card.title_text,
    documentTitle: card.title_html,
    description: card.description_html,
    designation: card.family,
    designationNo: card.designation,
    displayDesignation: card.designation,
    edition: card.edition,
    documentType: card.document_type,
    language: card.language,
    committee: card.committee,
    publisherCode: card.publisher_code,
    publisherTypeCode: card.publisher_type_code,
    publisherName: card.publisher_name,
    status: card.status,
    replacedByContentCode: replacementOf(card, family)?.content_code ?? null,
    downloadable: formats.hasPdf,
    downloadFormats: [...(formats.hasSts ? (['sts'] as const) : []), 'relaton', 'ris'],
    lastUpdateDate: card.updated_on,
    publishedDate: card.published_on,
    publishedOnlineDate: card.published_online_on,
    versions: editionsIn(card.language, family).map((edition) => ({
      id: edition.content_id,
      designationNo: edition.designation,
      contentCode: edition.content_code,
      status: edition.status,
      edition: edition.edition,
    })),
    translations: wireTranslations(card, family),
    tabs: [...(formats.hasPdf ? (['PDF'] as const) : []), ...(formats.hasHtml ? (['HTML'] as const) : [])],
  };
}
