import type { Failure } from '../kit/index.ts';

/** A tenant chooses which parts of the product there are; the calls of the others are refused. */
export const featureOff = {
  status: 403,
  code: 'feature-off',
  detail: 'This feature is not available in this library',
} as const satisfies Failure;

export const tenantChanged = {
  status: 412,
  code: 'tenant-changed',
  detail: 'The configuration was changed by someone else. Nothing was overwritten',
} as const satisfies Failure;

export const tenantInvalid = {
  status: 400,
  code: 'tenant-invalid',
  detail: 'The configuration has mistakes. Nothing was saved',
} as const satisfies Failure;

export const operatorsAlone = {
  status: 403,
  code: 'operators-alone',
  detail: 'Only operators may change {{fields}}',
} as const satisfies Failure;
