export { useTracking } from './tracker/useTracking.tsx';
