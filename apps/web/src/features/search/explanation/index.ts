export { Marks, type Marker } from './Marks.tsx';
export { Reason } from './Reason.tsx';
