export { searchPath } from './address.ts';
export { ResultRow } from './ResultRow.tsx';
export { SearchBox } from './SearchBox.tsx';
