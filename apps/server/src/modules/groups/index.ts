export { hasGroups } from './access.ts';
export { documentsThroughGroups, groupContentIds, putDocument } from './documents.ts';
export { groupHandlers } from './handlers.ts';
export { groupsOwnedBy, transferGroups, ownersOfGroupsWhoLeft } from './transferOwnership.ts';
export { groupEmailTemplates } from './emailTemplates.ts';
export { membersOfGroups, type MemberRow } from './members.ts';
export { belonging, groupOf, groupsHolding, groupsNamed, type GroupRow, type GroupViewer } from './store.ts';
export type { GroupTables } from './tables.ts';
