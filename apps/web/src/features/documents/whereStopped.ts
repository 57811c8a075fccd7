import { stoppedAt } from './html/stoppedPlaces.ts';
import { isNumbered } from './address.ts';

/** Where a user stopped reading: a page of the PDF, or a clause of the HTML. */
export type StoppedPlace =
  | { readonly page: number }
  | {
      readonly clause: string;
      /** The name of a clause without a number. */
      readonly title: string | null;
    };

type Reader = { readonly tenant: string; readonly person: string };

/** Where a person stopped in a document on this device; null where that is at its beginning, or no one knows. */
export function whereStopped(reader: Reader, contentCode: string): StoppedPlace | null {
  const page = pageOf(reader, contentCode);
  if (page > 1) return { page };
  const stopped = stoppedAt(reader, contentCode);
  if (!stopped) return null;
  const { clause, title } = stopped;
  return { clause, title: isNumbered(clause) ? null : title };
}

/** The page at which the viewer of PDFs remembers that a user stopped. */
function pageOf({ tenant, person }: Reader, contentCode: string): number {
  try {
    const pages: unknown = JSON.parse(localStorage.getItem(`norma.pages.${tenant}.${person}`) ?? '[]');
    const found: unknown = Array.isArray(pages)
      ? pages.findLast((entry: unknown) => Array.isArray(entry) && entry[0] === contentCode)
      : null;
    const page: unknown = Array.isArray(found) ? found[1] : null;
    return typeof page === 'number' && Number.isSafeInteger(page) ? page : 1;
  } catch {
    return 1;
  }
}
