export type { DocumentView, Watched } from './view.ts';
export { HtmlView } from './html/HtmlView.ts';
export type { HtmlOptions, HtmlState, TextLook } from './html/htmlState.ts';
export type {
  ChangePlace,
  Changes,
  ComparisonLook,
  ComparisonOptions,
  ListedChange,
} from './html/changes.ts';
export { pathTo, type Clause } from './html/clauses.ts';
export { EnlargedView, type Enlarged, type EnlargedState } from './html/EnlargedView.ts';
export type { Find, FindState, Sought } from './html/find/Find.ts';
export type { Extent } from './html/reading.ts';
export type { Found, Search } from './pdf/finding.ts';
export type { Heading } from './pdf/headings.ts';
export { pdfKeys, type PdfAct } from './pdf/keys.ts';
export { showArticle } from './html/showArticle.ts';
export { markColors } from './marks/types.ts';
export type {
  Box,
  MarkColor,
  Marks,
  MarksEvents,
  MarksState,
  Selected,
  SelectingWords,
  ShownMark,
  UnplacedMark,
} from './marks/types.ts';
export { PdfView, type PdfState } from './pdf/PdfView.ts';
export { contentTag, fileRange, rangesOf, type FetchRange } from './pdf/source.ts';
export type { PointedReference, ReferenceLink, ReferenceOptions, TextReference } from './references/links.ts';
export { zoomChoices, type Zoom } from './pdf/zoom.ts';
