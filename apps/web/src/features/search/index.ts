export { searchPath } from './address.ts';
export { searchScreen } from './screen.ts';
export { SearchBox } from './SearchBox.tsx';
