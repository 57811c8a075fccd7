export { choosing, type Choosing } from './choosing.ts';
export { readPeople } from './csv/readPeople.ts';
export { forgotten, type Forgotten } from './forgotten.ts';
export { invitationHandlers } from './handlers.ts';
export { lettingIn, type LetIn } from './inviting.ts';
export { invitationLetters } from './letters.ts';
export { choosePath, forgottenPath, goodForMs, newKey, openLinks, pathOf } from './links.ts';
export { passwordLength } from './passwordRules.ts';
export type { InvitationTables } from './tables.ts';
