import { orderEditions, type Edition } from '@norma/editions';

/** Whether a document amends, corrects or consolidates an edition rather than being one. */
export function isSupplement(edition: Edition): boolean {
  const [alone] = orderEditions([edition]);
  return alone !== undefined && alone.kind !== 'edition' && alone.kind !== 'draft';
}
