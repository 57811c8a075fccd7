import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = '@expo-google-fonts/ibm-plex';

/** The weights the template uses: package, folder of the weight, file. */
const FILES = [
  `${PACKAGE}-serif/400Regular/IBMPlexSerif_400Regular.ttf`,
  `${PACKAGE}-serif/400Regular_Italic/IBMPlexSerif_400Regular_Italic.ttf`,
  `${PACKAGE}-serif/500Medium/IBMPlexSerif_500Medium.ttf`,
  `${PACKAGE}-serif/600SemiBold/IBMPlexSerif_600SemiBold.ttf`,
  `${PACKAGE}-sans/400Regular/IBMPlexSans_400Regular.ttf`,
  `${PACKAGE}-sans/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf`,
  `${PACKAGE}-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf`,
  `${PACKAGE}-mono/400Regular/IBMPlexMono_400Regular.ttf`,
  `${PACKAGE}-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf`,
  `${PACKAGE}-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf`,
  `${PACKAGE}-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`,
];

/** The faces of East Asia, by the language that each is drawn for. */
const EAST_ASIA = {
  zh: {
    face: 'Noto Sans SC',
    regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    semiBold: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  },
  ja: {
    face: 'IBM Plex Sans JP',
    regular: `${PACKAGE}-sans-jp/400Regular/IBMPlexSansJP_400Regular.ttf`,
    semiBold: `${PACKAGE}-sans-jp/600SemiBold/IBMPlexSansJP_600SemiBold.ttf`,
  },
  ko: {
    face: 'IBM Plex Sans KR',
    regular: `${PACKAGE}-sans-kr/IBMPlexSansKR_400Regular.ttf`,
    semiBold: `${PACKAGE}-sans-kr/IBMPlexSansKR_600SemiBold.ttf`,
  },
} as const;

const eastAsian = Object.entries(EAST_ASIA);

/** The files of the faces of East Asia in their usual weight. */
export const EAST_ASIAN_FILES: readonly string[] = eastAsian.map(([, { regular }]) => regular);

/**
 * The names of the faces of East Asia, that of the language before the others: Chinese and Japanese draw many of the
 * characters that they share in two ways.
 */
export function eastAsianFaces(language: string): string[] {
  const [base] = language.split('-');
  const own = eastAsian.filter(([of]) => of === base);
  return [...own, ...eastAsian.filter(([of]) => of !== base)].map(([, { face }]) => face);
}

/** The fonts of the printed page as TTF files: Typst ignores the web's woff2. Its own maths font comes with it. */
export const readFonts = (): Buffer[] => FILES.map(readFont);

/** The fonts that a page needs besides where East Asian words stand on it. */
export const readEastAsianFonts = (): Buffer[] =>
  eastAsian.flatMap(([, { regular, semiBold }]) => [readFont(regular), readFont(semiBold)]);

/** A font by the file of its package. */
export const readFont = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(file)));
