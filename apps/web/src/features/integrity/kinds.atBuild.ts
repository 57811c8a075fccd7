import { issueKinds as kinds, type IssueKind } from '@norma/contracts';

/** The kinds of issues, worst first. */
export const faultKinds: readonly IssueKind[] = kinds;
