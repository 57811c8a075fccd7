const ASCII = /^\p{ASCII}*$/u;

/**
 * Marks that readers leave out: Latin, Greek and Cyrillic accents, Hebrew points, Arabic tashkeel (hamza and
 * madda included, once decomposed), tatweel, and invisible format characters such as soft hyphens and
 * direction marks. Other scripts' marks are vowels or voicing and stay.
 */
const OMITTED =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640\p{Cf}]/gu;

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const FOLDED_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/**
 * The form in which texts are compared: compatibility forms, case, accents and Arabic spellings are evened
 * out. Folding a folded text changes nothing; any string is accepted, lone surrogates included.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(OMITTED, '')
    .toLowerCase()
    .replace(OMITTED, '')
    .normalize('NFC')
    .replace(FOLDED_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
}
