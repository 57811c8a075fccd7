export { trainingExtras } from './documentExtras.ts';
export { trainingHandlers } from './handlers.ts';
export { TrainingList } from './list.ts';
export { mistakesOfTraining } from './mistakes.ts';
export type { TrainingTables } from './tables.ts';
export { importTraining } from './importTraining.ts';
