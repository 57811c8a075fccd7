/** Refuses what belongs to one person to those who read through an account of their company. */
export const individualsOnly = {
  status: 403,
  code: 'individuals-only',
  detail: 'Sign in as an individual first',
} as const;
