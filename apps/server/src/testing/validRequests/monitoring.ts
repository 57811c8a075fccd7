import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `monitoring`. */
export const monitoring: ValidRequests<'monitoring'> = {
  liveness: nothing,
  readiness: nothing,
  health: nothing,
  metrics: nothing,
  threadDump: nothing,
  prometheus: nothing,
};
