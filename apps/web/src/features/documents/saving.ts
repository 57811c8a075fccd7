import { lazy } from 'react';
import { loadWords } from '../../words/words.ts';
import type { Outcome } from './savePdf.ts';

/** What saving takes from another screen than the document's own: fetched when it is first wanted. */
const loaded = async () => {
  const [{ NotSaved: shown }, { savePdf: save }] = await Promise.all([
    import('./NotSaved.tsx'),
    import('./savePdf.ts'),
    loadWords('documents'),
  ]);
  return { NotSaved: shown, savePdf: save };
};

/** Saves the PDF of a document, from wherever it is listed. */
export async function savePdf(asked: { contentCode: string; designation: string }): Promise<Outcome> {
  return (await loaded()).savePdf(asked);
}

/** Says there why a PDF was not saved. */
export const NotSaved = lazy(async () => ({ default: (await loaded()).NotSaved }));
