/** Control, format, unassigned and private characters, and all others that show nothing, such as a zero-width space. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const [latin, han] = [String.raw`\p{scx=Latn}`, String.raw`\p{scx=Hani}`];
/** Scripts that are written together (UTS 39, "highly restrictive"); every other script stays alone. */
const together = [
  `${latin}${han}${String.raw`\p{scx=Hira}\p{scx=Kana}`}`,
  `${latin}${han}${String.raw`\p{scx=Hang}`}`,
  `${latin}${han}${String.raw`\p{scx=Bopo}`}`,
];
const alone =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'.split(
    ' ',
  );
const scripts = [...together, ...alone.map((script) => String.raw`\p{scx=${script}}`)].map(
  (letters) => new RegExp(String.raw`^[${letters}\p{scx=Zyyy}\p{scx=Zinh}]*$`, 'u'),
);

/** Letters of Cyrillic and Greek that look like Latin ones, as browsers list them for host names. */
const likeLatin = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτ\P{L}]*$/u;

/** Why a name could be taken for another one; null for a name that stays what it looks like. */
export type LookAlike = 'invisible' | 'mixed-scripts' | 'like-latin';

/**
 * Looks whether a name can be taken for another: it holds characters that show nothing, mixes scripts within one of
 * its parts, or writes a part in letters that all look like Latin ones. Parts are separated by `@`, dots and spaces.
 */
export function lookAlikeIn(name: string): LookAlike | null {
  const normal = name.normalize('NFKC');
  if (invisible.test(name) || invisible.test(normal)) return 'invisible';
  const parts = normal.toLowerCase().split(/[@.\s]+/);
  if (parts.some((part) => !scripts.some((script) => script.test(part)))) return 'mixed-scripts';
  return parts.some((part) => /\p{L}/u.test(part) && !/\p{scx=Latn}/u.test(part) && likeLatin.test(part))
    ? 'like-latin'
    : null;
}
