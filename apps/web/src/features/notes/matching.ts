import type { Note } from '@norma/contracts';
import { foldText } from '../../ui/text/foldText.ts';
import { placeIn } from './place.ts';

/** The notes in which every word that is looked for stands, in the note or in the text that it is on. */
export function matching(notes: readonly Note[], sought: string): Note[] {
  const words = foldText(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  return notes.filter(({ note, noteData }) => {
    const text = foldText(`${note} ${placeIn(noteData).quote ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
