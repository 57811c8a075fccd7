import type { ImportReport } from '@norma/contracts';

/** What a delivery is called: the file that was uploaded, or the last step of its path. */
export const nameOfDelivery = ({ uploadName, path }: Pick<ImportReport, 'uploadName' | 'path'>): string =>
  uploadName ?? (path.split(/[/\\]/).findLast(Boolean) || path);
