export { trainingExtras } from './documentExtras.ts';
export { trainingHandlers } from './handlers.ts';
export { TrainingList } from './list.ts';
export { mistakesOfTraining } from './mistakes.ts';
export type { TrainingTables } from './tables.ts';
export { takeInTraining } from './takeIn.ts';
