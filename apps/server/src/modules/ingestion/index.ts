export { stsFilesAt } from './files.ts';
export { importStandards, type Outcome } from './importStandards.ts';
