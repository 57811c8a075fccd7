export {
  anchorOf,
  contextLength,
  longestQuote,
  type Anchor,
  type Made,
  type PageQuads,
  type Quad,
  type Stretch,
} from './anchor.ts';
export { minConfidence, minInClause, minLead } from './decide.ts';
export { boundariesOf, clauseAt, firstWhere, offsetOf, type Boundary } from './html/nodes.ts';
export { htmlStream, type HtmlStream, type Piece, type Tree } from './html/stream.ts';
export { clauseOnPage, type OutlineEntry } from './pdf/clause.ts';
export type { TextItem } from './pdf/items.ts';
export {
  boxOf,
  joinedLines,
  offsetOnPage,
  pageStream,
  quadsOf,
  type PageStream,
  type Reach,
} from './pdf/page.ts';
export { placingIn, type Placed, type PartialAnchor, type TextStream, type Unplaced } from './placing.ts';
export { Steps, type Unit } from './steps.ts';
export { fromWebAnnotation, toWebAnnotation, type WebTarget } from './webAnnotation.ts';
