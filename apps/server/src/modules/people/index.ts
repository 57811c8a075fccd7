export { managesPeople, managesPeopleHere } from './access.ts';
export { peopleHandlers } from './handlers.ts';
