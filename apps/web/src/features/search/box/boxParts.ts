import { SearchTips } from '../SearchTips.tsx';
import { actOnCell } from './actOnCell.ts';
import { forget, recentGroups, remember } from './recent.ts';
import { entriesIn, gridOf, rowGroups } from './suggestionRows.ts';
import { Suggestions } from './Suggestions.tsx';

/** What the box needs once it is used. */
export const boxParts = {
  actOnCell,
  entriesIn,
  forget,
  gridOf,
  recentGroups,
  remember,
  rowGroups,
  SearchTips,
  Suggestions,
};
