/** A word as the tables of statuses and types write it: small letters, without accents and points, single spaces. */
export function foldedWord(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{Mn}\u0640]/gu, '')
      // Syllables of Hangul in one piece again.
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(/ة(?= |$)/g, 'ه')
      .trim()
  );
}
