import type { AccountTexts } from '@norma/contracts';
import type { WordKey } from '../useWords.ts';

type Flag = keyof Pick<AccountTexts, 'isDrm' | 'hasCompassPoints' | 'hasCustomCollection'>;

/** What an account may have or not, each with its name and with what it does in words. */
export const flags: readonly { readonly key: Flag; readonly name: WordKey; readonly does: WordKey }[] = [
  { key: 'isDrm', name: 'isDrm', does: 'isDrmDoes' },
  { key: 'hasCompassPoints', name: 'hasCompassPoints', does: 'hasCompassPointsDoes' },
  { key: 'hasCustomCollection', name: 'hasCustomCollection', does: 'hasCustomCollectionDoes' },
];
