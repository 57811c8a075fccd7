import { fail, type Failed } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';

/** Why someone has no collections at all, or null: their account must have them. */
export const closedTo = ({
  reader,
}: Pick<ReaderContext, 'reader'>): Failed<'collections-not-enabled'> | null =>
  reader.account.hasCustomCollection ? null : fail('collections-not-enabled');
