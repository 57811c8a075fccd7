export { useFavorite } from './useFavorite.tsx';
