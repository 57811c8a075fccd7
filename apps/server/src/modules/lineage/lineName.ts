import { randomBytes } from 'node:crypto';

/** Crockford's Base32: no I, L, O and U. https://www.crockford.com/base32.html */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new line: ten random characters of Crockford's Base32, 50 bits. */
export const newLine = (): string =>
  Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('');

/** A line as someone may have written it, in any letter case and with O for 0, I or L for 1; null for what is none. */
export function readLine(written: string): string | null {
  const line = written.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return line.length === length && [...line].every((sign) => signs.includes(sign)) ? line : null;
}
