import type { DocumentInfo, Metadata, Translation } from '@norma/contracts';
import { contentTypeOf, documentTabs, libraryKindOf } from '@norma/contracts';
import { languages, wireOfLanguage, type NameInLanguage } from '@norma/contracts/fields';
import { datePrecisionsOf } from './datePrecisions.ts';
import type { DocumentExtras } from './documentExtras.ts';
import { editionsIn, replacementOf, translationsOf } from './family.ts';
import type { Card, Edition, Formats } from './store.ts';

// Documents in Portuguese name no country, unlike the interface.
const displayCode = (tag: string): string => {
  const known = languages.find((language) => language.tag === (tag === 'pt' ? 'pt-BR' : tag));
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

/** What legacy addresses call a document: what its publisher says, else the end of its content code. */
export const assetIdOf = ({ asset_id, content_code }: Pick<Edition, 'asset_id' | 'content_code'>): string =>
  asset_id ?? content_code.slice(content_code.indexOf('|') + 1).toUpperCase();

/** What other tables know of a document. */
export type Known = {
  readonly family: readonly Edition[];
  readonly formats: Formats;
  /** What takes its place in another family, where nothing of its own does. */
  readonly successor: Successor | null;
  /** Whether the reader's account subscribes to its publisher. */
  readonly isEntitled: boolean;
  /** Whether no source gives its status. */
  readonly isStatusInferred: boolean;
  readonly nameOfType: (type: string) => NameInLanguage;
  readonly extras: DocumentExtras;
};

/** A document of another family that replaces one; without a code where the library does not have it. */
export type Successor = { readonly family: string; readonly contentCode: string | null };

/** What a document is, by its own row. */
export function infoOf(card: Card): DocumentInfo {
  return {
    contentId: card.content_id,
    contentCode: card.content_code,
    family: card.family,
    title: card.title_text,
    documentTitle: card.title_html,
    designationNo: card.designation,
    displayDesignation: card.designation,
    edition: card.edition,
    documentType: card.document_type,
    assetType: card.asset_type,
    contentType: card.content_type ?? contentTypeOf(card.asset_type),
    assetId: assetIdOf(card),
    classification:
      card.classification ??
      libraryKindOf({ assetType: card.asset_type, isTranslation: card.is_translation }),
    organizationId: card.organization_id ?? card.publisher_code,
    language: card.language,
    publisherCode: card.publisher_code,
    publisherTypeCode: card.publisher_type_code,
    publisherName: card.publisher_name,
    status: card.status,
    contentAccessURL: card.content_access_url,
    ...datePrecisionsOf(card),
    lastUpdateDate: card.updated_on,
    publishedDate: card.published_on,
    publishedOnlineDate: card.published_online_on,
  };
}

/** All that the document page says about a document. */
export function metadataOf(
  card: Card,
  { family, formats, successor, isEntitled, isStatusInferred, extras, nameOfType }: Known,
): Metadata {
  const editions = editionsIn(card.language, family, card);
  const { tabs = [], ...others } = extras;
  const own = new Set<string>(tabs);
  if (formats.pdf.has(card.content_id)) own.add('PDF');
  if (formats.html.has(card.content_id)) own.add('HTML');
  const hasMarks = others.hasActivatedCompassPoint || others.hasDeactivatedCompassPoint;
  const isDownloadable = card.is_downloadable && card.is_available;
  // A record without a text has nothing that could be marked.
  if (!own.has('PDF') && !own.has('HTML') && !hasMarks) own.delete('Compass Points');
  return {
    ...infoOf(card),
    designation: card.family,
    documentTypeName: nameOfType(card.document_type),
    isStatusInferred,
    description: card.description_html,
    committee: card.committee,
    replacedByContentCode: replacementOf(card, family)?.content_code ?? successor?.contentCode ?? null,
    replacedByFamilyValue: successor?.family ?? null,
    downloadable: isDownloadable && formats.pdf.has(card.content_id),
    downloadFormats: [
      ...(isDownloadable && formats.sts.has(card.content_id) ? (['sts'] as const) : []),
      'relaton',
      'ris',
    ],
    isEntitled,
    allowToTrack: card.may_track,
    allowToFavorite: card.may_favour,
    contentFavorite: null,
    versions: editions.map((edition) => ({
      year: edition.edition_year,
      id: edition.content_id,
      designationNo: edition.designation,
      contentCode: edition.content_code,
      status: edition.status,
      edition: edition.edition,
      language: edition.language,
    })),
    translations: wireTranslations(card, family),
    htmlVersions: readable(editions, formats.html),
    pdfVersions: pdfVersionsOf(editions, formats),
    isPdfAwaited: formats.pdf.has(card.content_id) && !formats.madePdf.has(card.content_id),
    pdf: formats.traits.get(card.content_id) ?? null,
    fullBook: null,
    video: '',
    citationArticleTypeExclude: card.cites_excluded,
    hasActivatedCompassPoint: false,
    hasDeactivatedCompassPoint: false,
    badges: {},
    ...others,
    tabs: documentTabs.filter((tab) => own.has(tab)),
  };
}

/** The editions that can be read as PDF, the newest first. */
export const pdfVersionsOf = (
  editions: readonly Edition[],
  { pdf }: Pick<Known['formats'], 'pdf'>,
): Metadata['pdfVersions'] =>
  readable(editions, pdf).map(({ edition, ...version }) => ({
    ...version,
    status: edition.status,
    assetId: assetIdOf(edition),
  }));

/** The editions that exist in a format, the newest first; the oldest of all editions has the index 0. */
const readable = (editions: readonly Edition[], format: ReadonlySet<number>) =>
  editions.flatMap((edition, at) =>
    format.has(edition.content_id)
      ? [
          {
            index: editions.length - 1 - at,
            id: edition.content_id,
            contentCode: edition.content_code,
            designationNo: edition.designation,
            edition,
          },
        ]
      : [],
  );
