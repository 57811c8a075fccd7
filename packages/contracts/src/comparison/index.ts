import { contract } from '../kit/index.ts';
import { htmlCalls } from './html.ts';

export { Change, ComparisonChanges, comparisonRemarks, ComparisonState } from './html.ts';

/** What changed from one document to another. */
export const comparison = contract({ ...htmlCalls });
