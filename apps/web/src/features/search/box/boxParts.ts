// What the box needs once it is used.
export { actOnCell } from './actOnCell.ts';
export { entriesIn, gridOf, rowGroups } from './suggestionRows.ts';
export { Suggestions } from './Suggestions.tsx';
export { SearchTips } from '../SearchTips.tsx';
export { forget, recentGroups, remember } from './recent.ts';
