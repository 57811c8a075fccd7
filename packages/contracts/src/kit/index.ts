export * from './call.ts';
export * from './fail.ts';
export { openapi, statusesOf } from './openapi.ts';
export { Problem } from './problem.ts';
