export { managesPeople, managesPeopleHere } from './access.ts';
export { accountsOfPeople } from './listStore.ts';
export { peopleHandlers } from './handlers.ts';
export { peopleLetters } from './letters.ts';
