/** What a publication is as an asset; citations and the digital library go by it. */
export const assetTypes = [
  'STANDARD',
  'JOURNAL',
  'STP_BOOK',
  'STP_SYMPOSIUM',
  'STP_PAPER',
  'MANUAL',
  'DATA_SERIES',
  'ADJUNCT',
  'RELATED_MATERIAL',
] as const;
export type AssetType = (typeof assetTypes)[number];

/** What the text of a publication is: a standard, a journal's article, a whole book or one paper of it. */
export const contentTypes = [
  'ASTM_STANDARDS',
  'JOURNALS',
  'MANUAL_MONO_PAPERS',
  'MANUAL_MONO_BOOKS',
  'STP_BOOK',
  'STP_PAPER',
  'DATA_SERIES_BOOKS',
  'DATA_SERIES_PAPERS',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** Under what a digital library files a document. */
export const libraryKinds = ['ASTM', 'Related Materials', 'Standard', 'Translated Standard'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

const contentTypeOfAsset: Record<AssetType, ContentType> = {
  STANDARD: 'ASTM_STANDARDS',
  JOURNAL: 'JOURNALS',
  STP_BOOK: 'STP_BOOK',
  STP_SYMPOSIUM: 'STP_BOOK',
  STP_PAPER: 'STP_PAPER',
  MANUAL: 'MANUAL_MONO_BOOKS',
  DATA_SERIES: 'DATA_SERIES_BOOKS',
  ADJUNCT: 'ASTM_STANDARDS',
  RELATED_MATERIAL: 'ASTM_STANDARDS',
};

/** The content type of an asset whose publisher does not say it. */
export const contentTypeOf = (assetType: AssetType): ContentType => contentTypeOfAsset[assetType];

/** Under what a digital library files a document whose publisher does not say it. */
export function libraryKindOf(document: {
  readonly assetType: AssetType;
  readonly isTranslation: boolean;
}): LibraryKind {
  const { assetType, isTranslation } = document;
  if (assetType === 'ADJUNCT' || assetType === 'RELATED_MATERIAL') return 'Related Materials';
  if (assetType !== 'STANDARD') return 'ASTM';
  return isTranslation ? 'Translated Standard' : 'Standard';
}
