import type { Timeline } from '@norma/contracts';
import {
  IconArrowMerge,
  IconArrowsSplit2,
  IconArrowsVertical,
  IconMinus,
  IconPencil,
  IconPlus,
  type Icon,
} from '@tabler/icons-react';
import { isolateLtr } from '../../i18n/isolate.ts';
import type { Translate } from '../../i18n/useMessages.ts';
import { designationParts } from '../../ui/text/designationParts.ts';

export type Row = Timeline['rows'][number];
export type Cell = NonNullable<Row['cells'][number]>;
/** A cell that the reader left for a comparison. */
export type Left = { readonly line: string; readonly contentCode: string };
export type Edition = Timeline['editions'][number];

/** The signs of what happened to a clause: those of the comparison, and two of their own. */
export const signs: Partial<Record<Cell['state'], Icon>> = {
  new: IconPlus,
  changed: IconPencil,
  moved: IconArrowsVertical,
  split: IconArrowsSplit2,
  merged: IconArrowMerge,
  deleted: IconMinus,
};

/** What tells editions apart in the head of a column: the end of their designation, else their label. */
export const shortName = ({ designation, editionLabel }: Edition): string =>
  designationParts(designation).year.trim() || editionLabel;

/** Whether anything happened to a clause after its first edition. */
export const isChangedRow = ({ cells }: Row): boolean =>
  cells.some((cell) => cell && cell.state !== 'first' && cell.state !== 'unchanged');

/** A cell in a sentence: "9.3 in -24: changed. 3 changes in requirements, 1 other." */
export function cellWords(cell: Cell, edition: Edition, t: Translate<'timeline'>): string {
  const number = cell.number === '' ? t('clause') : isolateLtr(cell.number);
  const what = t('cell', {
    number,
    edition: isolateLtr(shortName(edition)),
    state: t(`state.${cell.state}`),
  });
  const counts: string[] = [];
  if (cell.normative) counts.push(t('normative', { count: cell.normative }));
  if (cell.others) counts.push(t('others', { count: cell.others }));
  return [what, ...counts].join(' ');
}
