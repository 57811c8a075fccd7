/** How many characters are typed into a field, and how many it takes. */
export type FieldLimit = { typed: number; limit: number };

/** The length of a text compared with the limit of its field. */
export type Reach = 'within' | 'full' | 'over';

/** Whether a text still fits, fills its field to the last character, or is too long. */
export function reachOf({ typed, limit }: FieldLimit): Reach {
  if (typed > limit) return 'over';
  return typed === limit ? 'full' : 'within';
}

const spokenSteps = [5, 10, 20] as const;

/**
 * What to say of the room that is left: "at most 20 characters". Nothing while there is plenty, and one step for many
 * letters, because a count that is spoken at every key drowns the text.
 */
export function spokenLeft({ typed, limit }: FieldLimit): number | undefined {
  const left = limit - typed;
  if (left <= 0) return undefined;
  return spokenSteps.find((step) => left <= step && step < limit / 2);
}

type Paste = { text: string; selectionStart: number; selectionEnd: number; pasted: string; limit: number };

/** Whether the browser will truncate pasted text, so that the field can say so. */
export const cutsPaste = ({ text, selectionStart, selectionEnd, pasted, limit }: Paste): boolean =>
  text.length - (selectionEnd - selectionStart) + pasted.length > limit;
