/** Text without what no database and no screen can hold: control characters, lone surrogates, outer blanks. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim();

/** The same on one line. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/gu, ' ');

/** Plain text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Letters and digits of a text in small letters, joined by hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
