export { managesPeople } from './access.ts';
export { changeRightsByCommand, deactivateByCommand, allPeople, type NotChanged } from './byCommand.ts';
export { accountsOfPeople } from './listStore.ts';
export { peopleHandlers } from './handlers.ts';
export { peopleEmailTemplates } from './emailTemplates.ts';
export { lockPeople, type Tables as PeopleTables } from './store.ts';
