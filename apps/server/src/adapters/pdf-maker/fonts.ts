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

/** The fonts of the printed page as TTF files: Typst ignores the web's woff2. Its own maths font comes with it. */
export function readFonts(): Buffer[] {
  return FILES.map(readFont);
}

/** A font by the file of its package. */
export const readFont = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(file)));
