import type { SearchAddress } from './address.ts';
import { keysIn, sections } from './picks.ts';

const fields = { A: 'ALL', K: 'K', D: 'D' } as const;

/** What of a search decides which documents are found. */
type Narrowing = Pick<SearchAddress, 'text' | 'type' | 'publisherId' | 'picks' | 'isOnePerFamily'>;

/** What is looked for and how it is narrowed, as the wire says it. */
export const narrowing = ({ text, type, publisherId, picks, isOnePerFamily }: Narrowing) => ({
  keywords: text.trim() || '*',
  searchField: fields[type],
  ...(publisherId && { publisherId }),
  ...(isOnePerFamily && { onePerFamily: true }),
  ...Object.fromEntries(
    sections.flatMap(({ list }) => {
      const keys = keysIn(picks, list);
      return keys.length > 0 ? [[list, keys]] : [];
    }),
  ),
});
