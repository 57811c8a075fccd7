import { issueKinds as kinds, type IssueKind } from '@norma/contracts';

/** What can be broken about a document, the worst first. */
export const faultKinds: readonly IssueKind[] = kinds;
