export type { DocumentView } from './view.ts';
export { HtmlView, type HtmlState } from './html/HtmlView.ts';
export { outlineAround, type Clause } from './html/clauses.ts';
export { showArticle } from './html/showArticle.ts';
export { PdfView, type PdfState } from './pdf/PdfView.ts';
export { fileRange, type FetchRange } from './pdf/source.ts';
export { zoomChoices, type Zoom } from './pdf/zoom.ts';
