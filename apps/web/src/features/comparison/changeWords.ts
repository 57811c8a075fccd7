import { type Translate } from '../../i18n/useMessages.ts';
import type { Change, EditorialChange } from './kinds.ts';

/** One place within a change: what it was and what it is, with a few words around. */
export type Piece = Change['segments'][number];

type Translated = Translate<'comparison'>;

/** What of a change is shown as old and new; none where the same words stand elsewhere now. */
export function piecesOf(change: Change | EditorialChange): readonly Piece[] {
  const known = change.segments.filter(({ before, after }) => before !== after);
  if (known.length > 0 || change.before === change.after) return known;
  return [{ lead: '', before: change.before, after: change.after, tail: '' }];
}

/** The words of a change without old and new. */
export const wordsOfChange = ({ before, after }: Pick<Change, 'before' | 'after'>, t: Translated): string =>
  after || before || t('numberAlone');

/** A change in one sentence, both sides of it: `5.3, was 23 °C, now 24 °C`. */
export function sentenceOfChange(change: Change | EditorialChange, t: Translated): string {
  const said = piecesOf(change).map(({ before, after }) =>
    t('wasNow', { before: before || t('nothing'), after: after || t('nothing') }),
  );
  const moved = 'kind' in change ? movedNote(change, t) : undefined;
  const words = [...(moved ? [moved] : []), ...said];
  if (words.length === 0) words.push(wordsOfChange(change, t));
  return t('sentence', { place: placeOfChange(change, t), words: words.join(t('comma')) });
}

/** Where a change is: the cell of a table, or a table or note that has a name, or its clause. */
function placeOfChange({ table, label, number, title }: Change | EditorialChange, t: Translated): string {
  const cell = table ? cellOf(table) : [];
  if (cell.length > 0) return cell.join(t('comma'));
  const clause = number || titleOfChange({ number, title }, t);
  return [clause, label].filter(Boolean).join(t('comma'));
}

/** A cell of a table by its table, row and column, as far as they have names. */
export const cellOf = ({ table, row, column }: NonNullable<Change['table']>): string[] =>
  [table, row, column].filter(Boolean);

/** The title of the clause of a change; says so where the change is before the first clause. */
export const titleOfChange = ({ number, title }: Pick<Change, 'number' | 'title'>, t: Translated): string =>
  title || (number ? '' : t('beforeFirst'));

/** What is behind something that was moved. */
export function movedNote({ kind, from }: Pick<Change, 'kind' | 'from'>, t: Translated): string | undefined {
  if (kind !== 'moved') return undefined;
  return from ? t('movedFrom', { from }) : t('movedHere');
}
