import { tenantMistakes, type TenantMistake } from '@norma/contracts';

/** The mistakes in settings that there are words for. */
export const mistakes: readonly (TenantMistake | 'too_big' | 'too_small')[] = [
  ...tenantMistakes,
  'too_big',
  'too_small',
];
