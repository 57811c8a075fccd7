import { CallRefused } from '../../client/client.ts';
import { mayOpen, wholePdf } from './queries.ts';
import { saveFile } from './saveFile.ts';

type Asked = { contentCode: string; designation: string };

/** How saving a PDF ended; `unchecked` is the answer to the question whether the reader may, when it failed. */
export type Outcome = { kind: 'saved' | 'no-access' | 'no-pdf' } | { kind: 'unchecked'; error: Error };

/** Saves the PDF of a document, after asking anew whether the reader may have it. */
export async function savePdf({ contentCode, designation }: Asked): Promise<Outcome> {
  const access = await checked(contentCode);
  if (access !== true) return access === false ? { kind: 'no-access' } : { kind: 'unchecked', error: access };
  const pdf = await pdfOf(contentCode);
  if (!pdf || pdf.size === 0) return { kind: 'no-pdf' };
  saveFile(pdf, `${designation}.pdf`);
  return { kind: 'saved' };
}

const checked = (contentCode: string): Promise<boolean | Error> =>
  mayOpen(contentCode).catch((error: unknown) => {
    if (error instanceof CallRefused) return error;
    throw error;
  });

/** The whole PDF; null for a document that exists in other formats only. */
async function pdfOf(contentCode: string): Promise<Blob | null> {
  try {
    return await wholePdf(contentCode);
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'document-format-missing') return null;
    throw error;
  }
}
