import {
  inviteOutcomes as outcomes,
  largestPeopleFile as largest,
  maxInvited,
  type InviteOutcome,
} from '@norma/contracts';

/** What may come of a line. */
export const inviteOutcomes: readonly InviteOutcome[] = outcomes;
/** The most bytes of a file of people. */
export const largestPeopleFile: number = largest;
/** The most people who are typed in at once. */
export const maxTyped: number = maxInvited.typed;
