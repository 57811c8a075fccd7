import type { Metadata } from '@norma/contracts';
import type { AsideKey } from './address.ts';
import { useNoteCount } from './notes/useNoteCount.ts';
import type { Library } from './useLibrary.ts';

/** How much there is in what can stand beside a text. */
export const useAsideCounts = (
  document: Metadata,
  library: Library,
): Partial<Record<AsideKey, number | undefined>> => ({ notes: useNoteCount(document, library) });
