export { hasGroups } from './access.ts';
export { documentsThroughGroups, putDocument } from './documents.ts';
export { groupHandlers } from './handlers.ts';
export { groupsOwnedBy, handOverGroups, ownersOfGroupsWhoLeft } from './handOver.ts';
export { groupLetters } from './letters.ts';
export { rostersOf, type MemberRow } from './roster.ts';
export { belonging, groupOf, groupsHolding, groupsNamed, type GroupRow, type Whose } from './store.ts';
export type { GroupTables } from './tables.ts';
