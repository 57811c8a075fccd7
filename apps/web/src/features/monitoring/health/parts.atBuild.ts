import {
  healthDetails as knownDetails,
  healthParts as knownParts,
  type HealthDetail,
  type HealthPart,
} from '@norma/contracts';

/** The parts of the server, in the order in which they are shown. */
export const healthParts: readonly HealthPart[] = knownParts;

/** The details of a part, in the order in which they are shown. */
export const healthDetails: readonly HealthDetail[] = knownDetails;
