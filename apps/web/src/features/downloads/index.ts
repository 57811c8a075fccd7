export { DownloadPdf } from './DownloadPdf.tsx';
export { Downloads } from './Downloads.tsx';
