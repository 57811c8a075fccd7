// How editors of earlier years put it: a word in today's text, and what was there before.
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bat least (?=\d)/g, 'not less than '],
  [/\bat most (?=\d)/g, 'not more than '],
  [/\babout (?=\d)/g, 'approximately '],
  [/\bshall not exceed\b/g, 'shall not be greater than'],
  [/\bdoes not exceed\b/g, 'is not greater than'],
  [/\bimmediately\b/g, 'without delay'],
  [/\bseveral\b/g, 'a number of'],
  [/\bcarefully\b/g, 'with care'],
  [/\bto the nearest (?=\d)/g, 'with an accuracy of '],
  [/\bmake sure that\b/g, 'ensure that'],
  [/\bMake sure that\b/g, 'Ensure that'],
  [/\bstays\b/g, 'remains'],
  [/\bneeded\b/g, 'required'],
];

/** A line in the wording of earlier editions. */
export function inOldWords(text: string): string {
  return WORDS.reduce((words, [today, before]) => words.replace(today, before), text);
}
