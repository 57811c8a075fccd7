const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d_]/u;
const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a character belongs to a word of a script that writes spaces; false beside the text. */
export function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!(code >= 0x80))
    return (
      (code >= 0x30 && code <= 0x39) ||
      (code >= 0x41 && code <= 0x5a) ||
      (code >= 0x61 && code <= 0x7a) ||
      code === 0x5f
    );
  return word.test(text[at] ?? '');
}

/** Whether a character is a letter of such a script. */
export function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!(code >= 0x80)) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return letter.test(text[at] ?? '');
}

/** Whether a character is one of the ten digits. */
export function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
