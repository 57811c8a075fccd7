import { loadMessages } from '../../../i18n/i18n.ts';
import type { BoxParts } from './useRecent.ts';

/** Loads the part of the box that is needed once it is used, with its messages. */
export const loadBoxParts = async (): Promise<BoxParts> => {
  const [{ boxParts }] = await Promise.all([import('./boxParts.ts'), loadMessages('search-facets')]);
  return boxParts;
};
