export { searchPath } from './address.ts';
export { ResultRow } from './ResultRow.tsx';
export { searchRoute } from './screen.ts';
export { SearchBox } from './box/SearchBox.tsx';
export { isSearch } from './box/useTyped.ts';
export { loadBoxParts } from './box/loadBoxParts.ts';
export type { BoxParts } from './box/useRecent.ts';
export { useSuggestions } from './box/useSuggestions.ts';
export { useOffered } from './useOffered.ts';
