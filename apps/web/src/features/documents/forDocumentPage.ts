// What the page of a document and its parts share; apart from index.ts, which the first visit loads.
export type { Activity } from './activity.ts';
export { atClause, isNumbered, withParameter, type AsideKey, type TabKey } from './address.ts';
export { QueryState } from './QueryState.tsx';
export { DocumentFailure } from './DocumentFailure.tsx';
export { EnlargedDialog } from './html/EnlargedDialog.tsx';
export { HtmlText } from './html/HtmlText.tsx';
export { Strip } from './html/Strip.tsx';
export { default as textRoom } from './html/TextRoom.module.css';
export { useHtmlView } from './html/useHtmlView.ts';
export { useTextLook } from './html/useTextLook.ts';
export { useVisibleTop } from './html/useVisibleTop.ts';
export { mayMark, type TextPlace } from './mayMark.ts';
export { NoAccess } from './NoAccess.tsx';
export { NoAccessText } from './NoAccessText.tsx';
export { Opening } from './Opening.tsx';
export type { OpenedProps, PartProps } from './pagePart.ts';
export { PdfReader } from './pdf/PdfReader.tsx';
export { useRoomBelow } from './pdf/useRoomBelow.ts';
export {
  accessQuery,
  articleQuery,
  documentQuery,
  inFormat,
  mayOpen,
  pdfRanges,
  type DownloadFormat,
} from './queries.ts';
export { ReadingLineContext, type LineReading, type ReadingLine } from './readingLine.ts';
export { onRefusedPiece } from './refusedPieces.ts';
export { hasActed, useNavigationTime } from './sinceNavigation.ts';
export { SupportDialog } from './SupportDialog.tsx';
export { openTab, panelId, tabsOf, type DocumentTab } from './tabs.ts';
export { clausePath } from './useCopyLink.ts';
export { useAddress, type Address } from './useAddress.ts';
export { hasFeature, useLibrary, type Library } from './useLibrary.ts';
export { usePrintedLine } from './usePrintedLine.ts';
export { useSupportWords } from './useSupportWords.ts';
export { useWayBack } from './useWayBack.ts';
export { VerifiedLink } from './VerifiedLink.tsx';
