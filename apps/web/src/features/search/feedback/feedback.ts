import { CallRefused } from '../../../client/client.ts';
import type { SearchAddress, SearchKind } from '../address.ts';

/** The answers of a reader, by the names of their fields. */
export type Answers = { documentSearching: string; additionalFeedback: string };

/** How many characters each answer may have. */
export const limits = { documentSearching: 100, additionalFeedback: 500 } as const satisfies Record<
  keyof Answers,
  number
>;

/** A refinement as the screen shows it. */
export type Refinement = { section: string; value: string };

/** The English name of a type of search, for the evaluation of feedback. */
export const searchTypes = {
  content: 'All Search',
  subscription: 'My Subscription',
  semantic: 'Semantic beta',
} as const satisfies Record<SearchKind, string>;

/** Why an answer cannot be sent, as the end of the key of our words for it; the spaces around it do not count. */
export function complaintOf(name: keyof Answers, answer: string): 'required' | 'maxLength' | null {
  const { length } = Array.from(answer.trim());
  if (length > limits[name]) return 'maxLength';
  return length === 0 && name === 'documentSearching' ? 'required' : null;
}

/** Feedback on a search as the call takes it. */
export const feedbackOn = (
  { kind, text }: Pick<SearchAddress, 'kind' | 'text'>,
  { refinements, answers }: { refinements: readonly Refinement[]; answers: Answers },
) => ({
  searchQuery: cut(text.trim(), 500),
  searchType: searchTypes[kind],
  q1Response: answers.documentSearching.trim(),
  q2Response: answers.additionalFeedback.trim(),
  refinements: cut(refinements.map(({ section, value }) => `${section}: ${value}`).join('; '), 10_000),
  version: 'classic' as const,
});

/** The server's message for a failure; none without a response. */
export const failureOf = (error: unknown): string | null =>
  error instanceof CallRefused && error.status > 0 ? error.detail || null : null;

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('');
