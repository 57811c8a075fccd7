export type { BuiltIn } from './configuration.ts';
export { managementHandlers } from './handlers.ts';
