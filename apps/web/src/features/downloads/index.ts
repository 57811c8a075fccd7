export { DownloadPdf } from './DownloadPdf.tsx';
export { Downloads } from './Downloads.tsx';
export { fileOf, NotSaved } from './carryOut.ts';
