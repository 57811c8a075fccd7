import type { Catalog, Message } from './messageFormat.ts';

/** Pseudo-languages: English with accents, longer by a third and more, and mirrored on request. */
export type Pseudo = 'long' | 'mirrored';

/** The pseudo-language that the cookie of a builder asks for, or none. */
export const askedPseudo = (cookie: string): Pseudo | null => {
  const asked = /(?:^|;\s*)pseudo=(long|mirrored)/.exec(cookie)?.[1];
  return asked === 'long' || asked === 'mirrored' ? asked : null;
};

/** English messages in a pseudo-language. Text without brackets on a screen does not come from the messages. */
export const pseudoWords = (words: Catalog): Catalog =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [key, pseudoMessage(message)]));

const pseudoMessage = (message: Message): Message =>
  typeof message === 'string'
    ? `[${pseudoText(message)}]`
    : [{ type: 0, value: '[' }, ...pseudoParts(message), { type: 0, value: ']' }];

type Parts = Exclude<Message, string>;

const pseudoParts = (parts: Parts): Parts =>
  parts.map((part) => {
    if (part.type === 0) return { ...part, value: pseudoText(part.value) };
    if (!('options' in part)) return part;
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoParts(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçďéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĎÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** Each letter with an accent, each vowel twice; marks such as <b> stay. */
const pseudoText = (text: string): string =>
  text
    .split(/(<\/?\w+>)/)
    .map((piece) =>
      piece.startsWith('<') ? piece : piece.replaceAll(/[a-z]/gi, (letter) => pseudoLetter(letter)),
    )
    .join('');

function pseudoLetter(letter: string): string {
  const high = accented[plain.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? high + high.toLowerCase() : high;
}
