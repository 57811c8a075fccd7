import type { ClauseLink } from './queries.ts';

/** Puts the link that led to a document beside its address, where it outlives a reload. */
export const linkState = (link: ClauseLink): object => ({ clauseLink: link });

/** The link that led to this address; null where none did. */
export function linkIn(state: unknown): ClauseLink | null {
  if (typeof state !== 'object' || state === null || !('clauseLink' in state)) return null;
  const link: unknown = state.clauseLink;
  if (typeof link !== 'object' || link === null || !('line' in link) || !('from' in link)) return null;
  const { line, from } = link;
  return typeof line === 'string' && (from === null || typeof from === 'string') ? { line, from } : null;
}
