import { nothing, type Sound } from './sound.ts';

/** Something right to send for each call of `monitoring`. */
export const monitoring: Sound<'monitoring'> = {
  liveness: nothing,
  readiness: nothing,
  health: nothing,
  metrics: nothing,
  threadDump: nothing,
  prometheus: nothing,
};
