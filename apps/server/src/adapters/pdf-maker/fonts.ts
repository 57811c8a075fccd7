import { type FontName, readFont } from '@norma/fonts';

/** The weights that the template uses. */
const FONTS: readonly FontName[] = [
  'IBMPlexSerif_400Regular',
  'IBMPlexSerif_400Regular_Italic',
  'IBMPlexSerif_500Medium',
  'IBMPlexSerif_600SemiBold',
  'IBMPlexSans_400Regular',
  'IBMPlexSans_400Regular_Italic',
  'IBMPlexSans_600SemiBold',
  'IBMPlexMono_400Regular',
  'IBMPlexMono_600SemiBold',
  'IBMPlexSansArabic_400Regular',
  'IBMPlexSansArabic_600SemiBold',
];

/** The faces of East Asia, by the language that each is drawn for. */
const EAST_ASIA = {
  zh: { face: 'Noto Sans SC', file: 'NotoSansSC' },
  ja: { face: 'IBM Plex Sans JP', file: 'IBMPlexSansJP' },
  ko: { face: 'IBM Plex Sans KR', file: 'IBMPlexSansKR' },
} as const;

const eastAsian = Object.entries(EAST_ASIA);

/** The fonts of the faces of East Asia in their usual weight. */
export const EAST_ASIAN_FONTS: readonly FontName[] = eastAsian.map(
  ([, { file }]): FontName => `${file}_400Regular`,
);

/**
 * The names of the faces of East Asia, that of the language before the others: Chinese and Japanese draw many of the
 * characters that they share in two ways.
 */
export function eastAsianFaces(language: string): string[] {
  const [base] = language.split('-');
  const own = eastAsian.filter(([of]) => of === base);
  return [...own, ...eastAsian.filter(([of]) => of !== base)].map(([, { face }]) => face);
}

/** The fonts of the printed page. Typst's own maths font comes with it. */
export const readFonts = (): Buffer[] => FONTS.map(readFont);

/** The fonts that a page also needs where it has East Asian text. */
export const readEastAsianFonts = (): Buffer[] =>
  eastAsian.flatMap(([, { file }]) => [readFont(`${file}_400Regular`), readFont(`${file}_600SemiBold`)]);
