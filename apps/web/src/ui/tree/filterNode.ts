/** A filter value and its children. Keys are unique within a tree. */
export type FilterNode = {
  key: string;
  name: string;
  /** The language of the name, where it is not that of the page. */
  lang?: string;
  /** How many documents it would leave; null until they are counted. */
  count: number | null;
  /** Whether its count is loading. */
  isCounting?: boolean;
  /** Why it cannot be selected; its descendants cannot be selected either. */
  reason?: string;
  /** Said of it under the pointer and on focus, where its row alone does not say enough. */
  tip?: string;
  children?: readonly FilterNode[];
};
