/** A text without accents, marks and capitals, which are hard to type; Arabic is written with and without its marks. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
