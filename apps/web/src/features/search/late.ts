// What the page of results shows after its first paint: one file, which is fetched with the page.
export { Elsewhere } from './Elsewhere.tsx';
export { Marks } from './explanation/Marks.tsx';
export { Reason } from './explanation/Reason.tsx';
export { FeedbackLink } from './feedback/FeedbackLink.tsx';
export { PickedChips } from './refinement/PickedChips.tsx';
export { ResultSkipLinks } from './ResultSkipLinks.tsx';
export { SearchNotes } from './SearchNotes.tsx';
export { ResultsBar } from './selection/ResultsBar.tsx';
export { RowChoice } from './selection/RowChoice.tsx';
export { Pagination } from '../../ui/tables/Pagination.tsx';
