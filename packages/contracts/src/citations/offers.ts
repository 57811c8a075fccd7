import type { AssetType } from '../documents/kinds.ts';

const cited: ReadonlySet<AssetType> = new Set(['JOURNAL', 'STP_BOOK', 'STP_SYMPOSIUM', 'MANUAL'] as const);

/**
 * Whether a document is cited for its readers: journals, technical publications and manuals in the library of a
 * standards body; standards wherever the library says so; and none that its publisher excludes.
 */
export function offersCitation(
  document: { readonly assetType: AssetType; readonly citationArticleTypeExclude: boolean },
  library: { readonly isStandardsBody: boolean; readonly citesStandards: boolean },
): boolean {
  if (document.citationArticleTypeExclude) return false;
  if (document.assetType === 'STANDARD') return library.citesStandards;
  return library.isStandardsBody && cited.has(document.assetType);
}
