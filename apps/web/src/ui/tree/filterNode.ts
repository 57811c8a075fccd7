/** A value that a list can be narrowed by, and the values within it. Its key is the only one of its tree. */
export type FilterNode = {
  key: string;
  name: string;
  /** How many documents it would leave; null until they are counted. */
  count: number | null;
  /** Whether its count, or a newer one, is on its way. */
  isCounting?: boolean;
  /** Why it cannot be picked, in words; what lies within it cannot be picked either. */
  reason?: string;
  /** Said of it under the pointer and on focus, where its row alone does not say enough. */
  tip?: string;
  children?: readonly FilterNode[];
};
