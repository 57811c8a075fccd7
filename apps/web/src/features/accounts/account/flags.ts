import type { AccountTexts } from '@norma/contracts';
import { type MessageKey } from '../../../i18n/useMessages.ts';

type Flag = keyof Pick<AccountTexts, 'isDrm' | 'hasCompassPoints' | 'hasCustomCollection'>;

/** The optional features of an account, each with its name and description. */
export const flags: readonly {
  readonly key: Flag;
  readonly name: MessageKey<'accounts'>;
  readonly does: MessageKey<'accounts'>;
}[] = [
  { key: 'isDrm', name: 'isDrm', does: 'isDrmDoes' },
  { key: 'hasCompassPoints', name: 'hasCompassPoints', does: 'hasCompassPointsDoes' },
  { key: 'hasCustomCollection', name: 'hasCustomCollection', does: 'hasCustomCollectionDoes' },
];
