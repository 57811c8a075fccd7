export { createReferenceFinder, type FoundReference, type ReferenceFinder } from './finder.ts';
export { isOfSupplement, readName, type Read } from './naming.ts';
export { resolveReference, type ResolvedReference } from './resolveReference.ts';
export { judge, type ReferenceState, referenceStates, type Verdict } from './verdict.ts';
export { isWithdrawn, maxSteps, pathsToWithdrawn } from './paths.ts';
export {
  type ListedEdition,
  type ListedReplacement,
  type OfflineVerdict,
  openStatusList,
  type OpenedStatusList,
  type StatusList,
  type StatusListTitles,
} from './statusList.ts';
