import type { ParsedDesignation } from './designation.ts';
import type { FamilyRecord } from './familyKey.ts';

/** Whose numbering a document stands in, and its number there. */
export type SpacedNumber = { space: string; number: string };

/** Bodies that number in the one international series, alone or together. */
const INTERNATIONAL = new Set(['ISO', 'IEC']);
/** Bodies whose series goes on in that of their successor, and bodies that only approve. */
const CONTINUED: Readonly<Record<string, string>> = { AIEE: 'IEEE' };
const APPROVING = new Set(['ANSI', 'ASA', 'CSA']);
/** Series of the electrical engineers that carry an approving body's letter: C37.111, N42.38. */
const LETTERED_SERIES = /^[CN]\d{2}\.\d/;
/** Sorts of documents that are numbered for themselves. */
const OWN_SERIES = new Set(['GUIDE', 'ISP', 'IWA', 'TTA', 'DATA']);

/**
 * The numbering a document belongs to. Two bodies may use the same number for different things, so their series
 * stay apart; ISO and IEC share one, in which technical reports and specifications stand too, and into which
 * IEEE's numbers of five digits and more belong, because they are given to joint documents alone.
 */
export function numberSpaceOf(parsed: ParsedDesignation, { publisher }: FamilyRecord): SpacedNumber {
  const named = parsed.bodies.length > 0 ? parsed.bodies : publisher.toUpperCase().split('/');
  const bodies = [...new Set(named.map((body) => CONTINUED[body] ?? body))];
  const { number } = parsed;
  const isIeee = bodies.includes('IEEE') || (bodies.includes('ANSI') && LETTERED_SERIES.test(number));
  const isInternational = bodies.every(
    (body) => INTERNATIONAL.has(body) || APPROVING.has(body) || body === 'IEEE' || body === 'ASTM',
  );
  if (isIeee && LETTERED_SERIES.test(number)) return { space: 'ieee', number: unamended(number) };
  // ISO/IEC 8802-N is IEEE 802.N under an international number.
  const lan = /^8802[-.](.+)$/.exec(number);
  if (lan && (isInternational || isIeee))
    return { space: 'ieee', number: unamended(lanNumber(lan[1] ?? '')) };
  if (isIeee && !bodies.some((body) => INTERNATIONAL.has(body)) && !/^\d{5}/.test(number))
    return { space: 'ieee', number: unamended(number) };
  if (isInternational && bodies.some((body) => INTERNATIONAL.has(body) || body === 'IEEE'))
    return international(parsed, bodies);
  const own = bodies.filter((body) => !APPROVING.has(body));
  const space = (own.length > 0 ? own : bodies).toSorted().join('/').toLowerCase();
  const types = parsed.types.length > 0 ? `${parsed.types.join(' ')} ` : '';
  return { space, number: types + number };
}

/** 'A' is the overview, IEEE 802 itself; '1AE' and '3-2' are 802.1AE and 802.3.2. */
function lanNumber(part: string): string {
  return part === 'A' ? '802' : `802.${part.replaceAll('-', '.')}`;
}

function international({ number, types, year }: ParsedDesignation, bodies: string[]): SpacedNumber {
  const series = types.filter((type) => OWN_SERIES.has(type));
  if (series.length > 0) return { space: 'iso/iec', number: `${series.join(' ')} ${number}` };
  const [, first = '', parts = ''] = /^(\d+)(.*)$/.exec(number) ?? [];
  // IEC's numbers below 3000 became 60000 and more in 1997.
  const isOld =
    bodies.every((body) => body === 'IEC') && first !== '' && Number(first) < 3000 && (year ?? 0) < 1998;
  const today = isOld ? String(60_000 + Number(first)) : first;
  // A letter behind an early number is a supplement to it: 60265B supplements 60265.
  const part = year !== null && year < 1990 ? parts.replace(/(?<=\d)[A-Z]$|^[A-Z]$/, '') : parts;
  return { space: 'iso/iec', number: first === '' ? number : today + part };
}

/** IEEE marks amendments by small letters behind the number: 802.11v amends 802.11, 802.1Qcz amends 802.1Q. */
function unamended(number: string): string {
  return number
    .replace(/[.\s-]?REV[.\s-]?\w*$/i, '')
    .replace(/v\d+$/, '')
    .replace(/(?<=\d[A-Z]*)[a-z]{1,3}$/, '');
}
