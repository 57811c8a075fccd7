/** A word without what people write differently: capitals (also those of Turkish), spaces, signs, and the vowels of Arabic. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
