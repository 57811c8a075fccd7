export type { DocumentView, Watched } from './view.ts';
export { HtmlView, type HtmlOptions, type HtmlState, type TextLook } from './html/HtmlView.ts';
export { pathTo, type Clause } from './html/clauses.ts';
export { EnlargedView, type Enlarged, type EnlargedState } from './html/EnlargedView.ts';
export type { Find, FindState, Sought } from './html/find/Find.ts';
export type { Extent } from './html/reading.ts';
export { PdfView, type PdfState } from './pdf/PdfView.ts';
export { fileRange, type FetchRange } from './pdf/source.ts';
export { zoomChoices, type Zoom } from './pdf/zoom.ts';
