export { choosing, type Choosing } from './choosing.ts';
export { forgotten, type Forgotten } from './forgotten.ts';
export { invitationLetters } from './letters.ts';
export { choosePath, forgottenPath, goodForMs, pathOf } from './links.ts';
export { passwordLength } from './passwordRules.ts';
export type { InvitationTables } from './tables.ts';
