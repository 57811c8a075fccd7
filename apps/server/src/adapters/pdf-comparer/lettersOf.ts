/** A letter, and from where to where it is in its line. */
export type Letter = { readonly text: string; readonly left: number; readonly right: number };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A word as it is read. PDFium turns round all letters of a word from right to left, also those that one glyph stands
 * for, and gives a letter with a mark once for the letter and once for the mark: both is undone.
 */
export function readWord(letters: readonly Letter[]): string {
  const plain = letters.map(({ text }) => text).join('');
  if (!rightToLeft.test(plain)) return plain;
  const glyphs: Letter[][] = [];
  for (const letter of letters) {
    const last = glyphs.at(-1);
    const isSame = last?.[0]?.left === letter.left && last[0].right === letter.right;
    if (last && isSame && rightToLeft.test(letter.text)) last.push(letter);
    else glyphs.push([letter]);
  }
  return glyphs
    .map((glyph) =>
      glyph
        .toReversed()
        .map(({ text }) => text)
        .join(''),
    )
    .join('')
    .replaceAll(/(\p{M}+)(\p{L})(?:\1\2)+/gu, '$2$1')
    .replace(/^(\p{M}+)(\p{L})/u, '$2$1');
}
