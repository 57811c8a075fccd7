import type { Change } from './kinds.ts';
import { type Translate } from '../../i18n/useMessages.ts';

/** What a change is about, in a line or two: what came, or, where nothing did, what went. */
export function wordsOfChange(change: Change, t: Translate<'comparison'>): string {
  const { kind, from, before, after } = change;
  const wording = (kind === 'deleted' ? before : after) || after || before;
  const text = withoutPlace(wording, placeOfChange(change)) || t('numberAlone');
  return kind === 'moved' && from ? t('movedRow', { words: text, from }) : text;
}

/** Where a change is: in the table or note that has a name, else in its clause. */
export const placeOfChange = ({ label, number }: Change): string => label || number;

/** The title of the clause of a change; says so where the change is before the first clause. */
export const titleOfChange = (
  { number, title }: Pick<Change, 'number' | 'title'>,
  t: Translate<'comparison'>,
): string => title || (number ? '' : t('beforeFirst'));

/** The clause of a change for screen readers: its number, its title, and the name of its table or note. */
export const clauseOfChange = (change: Change, t: Translate<'comparison'>): string =>
  [change.number, titleOfChange(change, t), change.label].filter(Boolean).join(' ');

/** What is behind something that was moved. */
export function movedNote({ kind, from }: Change, t: Translate<'comparison'>): string | undefined {
  if (kind !== 'moved') return undefined;
  return from ? t('movedFrom', { from }) : t('movedHere');
}

/** What is new or moved as a whole begins with its own number, which is next to it already. */
const withoutPlace = (wording: string, place: string): string =>
  place && wording.startsWith(`${place} `) ? wording.slice(place.length).trim() : wording;
