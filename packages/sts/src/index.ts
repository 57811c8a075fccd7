export type { StsDocument, RichText } from './document.ts';
export { StsError, type StsRefusal } from './error.ts';
export { type Graphics, toHtml } from './html/to-html.ts';
export { decodeXml } from './read/decode.ts';
export { readSts } from './read/read-sts.ts';
export { type ClauseText, clauses } from './text/clauses.ts';
export { outline, type OutlineEntry } from './text/outline.ts';
export { plainText } from './text/plain.ts';
export { toTypst, type TypstSource } from './typst/to-typst.ts';
