const number = String.raw`(?:\p{Lu}\.?)?\p{Nd}+(?:[.-]\p{Nd}+)*\p{Ll}?|\p{Lu}(?![\p{L}\p{Nd}])`;
/** What is before the number of a clause, table, figure or formula, in the languages of the library. */
const words =
  `clauses? subclauses? sections? articles? annex(?:es)? appendi(?:x|ces) chapters? tables? figures? fig\\. equations?
  formulas? formulae notes? examples? § §§ abschnitt(?:e|s)? artikels? anhang anhangs kapitels? tabellen? bild gleichung formel
  anmerkung annexes? chapitres? tableaux? équations? formules? apartados? artículos? anexos? capítulos? tablas? figuras?
  ecuación sezione articolo allegato capitolo tabella figura equazione seção artigo tabela equação раздел[а-я]* пункт[а-я]*
  приложени[а-я] таблиц[а-я] рисун[а-я]+ madde bölüm ek çizelge şekil المادة البند الملحق الجدول الشكل`
    .split(/\s+/)
    .join('|');
const reference = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(${words})\\s*\\ue000?\\s*(?:${number})(?:(?:\\s*(?:,|–|-)\\s*|\\s+(?:and|or|to|und|oder|bis|et|ou|à|y|o|e|и|или|和)\\s+)\\ue000?(?:${number})\\ue001?)*`,
  'giu',
);
const eastAsian =
  /(?:第\s*\p{Nd}+(?:\.\p{Nd}+)*\s*[章节節条條款項]|[表図图]\s*\p{Nd}+|제\s*\p{Nd}+\s*[장절조항]|[표그림]\s*\p{Nd}+)/gu;
/** Numbers of clauses that only a word such as 'see' announces. */
const announced = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:see(?: also)?|accordance with|according to|specified in|described in|given in|defined in|required (?:in|by)|conform(?:s|ing)? (?:to|with)|siehe|nach|gemäß|voir|selon|conformément à|véase|según|conforme a) (?:${number})(?:(?:, | (?:and|or|und|oder|et|ou|y|o) )(?:${number}))*(?! ?[%°\\p{L}])`,
  'giu',
);
const link = new RegExp(`\\ue000\\s*[(\\[]?(?:${number})[)\\]]?(?=[\\s.,;:\\ue001])`, 'gu');

/**
 * A text with every reference to a number of the same text alike: links that begin with one, and the words that announce one.
 * A link begins with U+E000 and ends with U+E001.
 */
export const withoutCrossReferences = (text: string): string =>
  text.replaceAll(reference, '$1 #').replaceAll(eastAsian, '#').replaceAll(link, '#');

/** The same text with a sign that no number has in place of each such reference. */
export function maskedCrossReferences(text: string): string {
  if (!/\p{Nd}|(?<!\p{L})\p{Lu}(?!\p{L})/u.test(text)) return text;
  const rest = text.replaceAll(reference, masked).replaceAll(announced, masked);
  return /[第表図图제표그]/.test(rest) ? rest.replaceAll(eastAsian, masked) : rest;
}

/** A text of the same length that holds no word and no number. */
export const masked = (text: string): string => '\ue000'.repeat(text.length);
