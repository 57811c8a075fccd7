import type { SearchAddress } from './address.ts';
import { keysIn, sections } from './picks.ts';

const fields = { A: 'ALL', K: 'K', D: 'D' } as const;

/** The part of a search that determines its results. */
type Narrowing = Pick<
  SearchAddress,
  'text' | 'type' | 'publisherId' | 'picks' | 'isOnePerFamily' | 'isExact'
>;

/** The query and filters of a search as request parameters. */
export const narrowing = ({ text, type, publisherId, picks, isOnePerFamily, isExact }: Narrowing) => ({
  keywords: text.trim() || '*',
  searchField: fields[type],
  ...(publisherId && { publisherId }),
  ...(isExact && { exact: true }),
  ...(isOnePerFamily && { onePerFamily: true }),
  ...Object.fromEntries(
    sections.flatMap(({ list }) => {
      const keys = keysIn(picks, list);
      return keys.length > 0 ? [[list, keys]] : [];
    }),
  ),
});
