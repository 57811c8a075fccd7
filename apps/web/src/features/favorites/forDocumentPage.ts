export { useFavourite } from './useFavourite.tsx';
