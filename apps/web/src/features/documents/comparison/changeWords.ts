import type { Change } from './kinds.ts';
import type { Words } from './useWords.ts';

/** What a change is about, in a line or two: what came, or, where nothing did, what went. */
export function wordsOfChange({ kind, from, before, after }: Change, words: Words): string {
  const told = (kind === 'deleted' ? before : after) || after || before || words('numberAlone');
  return kind === 'moved' && from ? words('movedRow', { words: told, from }) : told;
}

/** Where a change is: in the table or note that has a name, else in its clause. */
export const placeOfChange = ({ label, number }: Change): string => label || number;

/** What stands behind something that was moved. */
export function movedNote({ kind, from }: Change, words: Words): string | undefined {
  if (kind !== 'moved') return undefined;
  return from ? words('movedFrom', { from }) : words('movedHere');
}
