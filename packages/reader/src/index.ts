export type { DocumentView } from './view.ts';
export { HtmlView, type HtmlState } from './html/HtmlView.ts';
export { outlineAround, type Clause } from './html/clauses.ts';
export type { Found, Search } from './pdf/finding.ts';
export type { Heading } from './pdf/headings.ts';
export { pdfKeys, type PdfAct } from './pdf/keys.ts';
export { PdfView, type PdfState } from './pdf/PdfView.ts';
export { fileRange, type FetchRange } from './pdf/source.ts';
export { zoomChoices, type Zoom } from './pdf/zoom.ts';
