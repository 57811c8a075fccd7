import type { ComparisonChanges } from '@norma/contracts';
import { IconArrowsVertical, IconMinus, IconPencil, IconPlus, type Icon } from '@tabler/icons-react';
import type { MarkKind } from '../../ui/overview-ruler/OverviewRuler.tsx';

export type Change = ComparisonChanges['changes'][number];
export type Kind = Change['kind'];

/** What the list of changes is narrowed to. */
export type Shown = Kind | 'all';

export type FoldedChange = ComparisonChanges['folded'][number];

/** The sorts of change without a changed word, each told in one line. */
export const folds = [
  'renumbered',
  'reference',
  'markup',
  'punctuation',
] as const satisfies readonly FoldedChange['fold'][];

/** The kinds of change, in the order in which they are counted. */
export const kinds: readonly Kind[] = ['inserted', 'deleted', 'changed', 'moved'];

export const kindIcons: Record<Kind, Icon> = {
  inserted: IconPlus,
  deleted: IconMinus,
  changed: IconPencil,
  moved: IconArrowsVertical,
};

/** How a change is drawn on the strip: what was changed went and came in one place. */
export const stripKinds: Record<Kind, readonly MarkKind[]> = {
  inserted: ['added'],
  deleted: ['removed'],
  changed: ['removed', 'added'],
  moved: ['moved'],
};

/** The changes of a kind, or all. */
export const ofKind = (changes: readonly Change[], shown: Shown): readonly Change[] =>
  shown === 'all' ? changes : changes.filter(({ kind }) => kind === shown);
