export { managesPeople, managesPeopleHere } from './access.ts';
export { changeRightsByCommand, deactivateByCommand, everybody, type NotChanged } from './byCommand.ts';
export { accountsOfPeople } from './listStore.ts';
export { peopleHandlers } from './handlers.ts';
export { peopleLetters } from './letters.ts';
export { holdPeople, type Tables as PeopleTables } from './store.ts';
