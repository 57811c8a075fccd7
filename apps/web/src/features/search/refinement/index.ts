export { RefineButton } from './RefineButton.tsx';
export { RefinementColumn } from './RefinementColumn.tsx';
export { useIsRefinable } from './useIsRefinable.ts';
export { useRefinements } from './useRefinements.ts';
