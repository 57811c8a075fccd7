export { databaseCheck, databaseWriteCheck } from './checks/database.ts';
export { diskCheck, fileStoreCheck, roomCheck } from './checks/files.ts';
export { identityCheck, type Vouching } from './checks/identity.ts';
export { jobsCheck } from './checks/jobs.ts';
export { mailerCheck } from './checks/mailer.ts';
export { meaningCheck } from './checks/meaningIndex.ts';
export { searchEngineCheck } from './checks/searchEngine.ts';
export { monitoringHandlers } from './handlers.ts';
export { healthOf } from './health.ts';
