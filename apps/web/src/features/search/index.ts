export { searchPath } from './address.ts';
export { SearchBox } from './SearchBox.tsx';
