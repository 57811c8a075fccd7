import type { ComparisonChanges } from '@norma/contracts';
import { IconArrowsVertical, IconMinus, IconPencil, IconPlus, type Icon } from '@tabler/icons-react';
import type { MarkKind } from '../../ui/overview-ruler/OverviewRuler.tsx';

export type Change = ComparisonChanges['changes'][number];
export type Kind = Change['kind'];

/** What the list of changes is narrowed to. */
export type Shown = Kind | 'all';

type FoldedChange = ComparisonChanges['folded'][number];

/** A change without a changed word, or one that is typed as editorial alone. */
export type EditorialChange = Omit<Change, 'kind' | 'from'> & { fold: FoldedChange['fold'] | 'wording' };

/** The sorts of editorial change, in the order in which they are listed. */
export const folds = [
  'renumbered',
  'reference',
  'markup',
  'punctuation',
  'wording',
] as const satisfies readonly EditorialChange['fold'][];

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

/** The changes in requirements where only those are wanted, or all. */
export const inRequirements = (changes: readonly Change[], isWanted: boolean): readonly Change[] =>
  isWanted ? changes.filter(({ isNormative }) => isNormative) : changes;

/** Takes the editorial changes out of the others. */
export function withoutEditorial(
  all: readonly Change[],
  folded: readonly FoldedChange[],
): { changes: Change[]; editorial: EditorialChange[] } {
  const changes = all.filter((change) => !isEditorial(change));
  const wording = all.filter(isEditorial).map((change) => ({ ...change, fold: 'wording' as const }));
  return { changes, editorial: [...folded, ...wording] };
}

const isEditorial = ({ types }: Change): boolean => types.every((type) => type === 'editorial');
