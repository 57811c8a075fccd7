export { DownloadButton } from './DownloadButton.tsx';
export { NoPdf } from './NoPdf.tsx';
export { download, useIsDownloading } from './underWay.ts';
export { WithCompassPoints } from './WithCompassPoints.tsx';
export { hasCompassPoints, withNotesItems } from './withNotes.tsx';
export { fileOf, NotSaved } from './carryOut.ts';
