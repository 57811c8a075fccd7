/**
 * Text on one line, for headers: what a header would end or a screen turn around is left out (line ends and other
 * controls, marks of direction), spaces become one.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toWellFormed()
    .trim();
