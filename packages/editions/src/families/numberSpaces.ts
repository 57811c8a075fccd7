import type { ParsedDesignation } from './designation.ts';

/** Whose numbering a document stands in, and its number there; `isAmendment` when the number itself says so. */
export type SpacedNumber = { space: string; number: string; isAmendment: boolean };

/** Bodies that number in the one international series, alone or together with others. */
const INTERNATIONAL = new Set(['ISO', 'IEC']);
/** Below this AIEE's numbers go on as IEEE's; its later ones were given to other things. */
const CONTINUED_BELOW = 500;
/** Bodies that approve what others number. */
const APPROVING = new Set(['ANSI', 'ASA', 'CSA']);
/** Series of electrical engineering that an approving body's letter begins: C37.111, N42.38. */
const LETTERED_SERIES = /^[CN]\d{2}\.\d/;
/** Stages of a draft, which becomes the standard of the same number. */
const STAGES = /^(?:FDIS|DIS|FCD|CD|WD|NP|AWI|PWI|CDV|PRF)\d?$/;
/** Sorts of documents that are numbered for themselves. */
const OWN_SERIES = new Set(['GUIDE', 'ISP', 'IWA', 'TTA', 'DATA']);

/**
 * The numbering a document belongs to. Two bodies may use one number for different things, so their series stay
 * apart. ISO and IEC share one, in which technical reports and specifications stand too, and into which IEEE's
 * numbers of five digits belong, because they are given to joint documents alone.
 */
export function numberSpaceOf(
  designation: ParsedDesignation,
  { publisher }: { publisher: string },
): SpacedNumber {
  const { kind, types, bodies: issuers } = designation;
  const isBallot = kind === 'draft' && types.length > 0 && !issuers.includes('IEEE');
  // The second round of a ballot: 'ISO/DIS 8838.2'.
  const parsed = isBallot
    ? { ...designation, number: designation.number.replace(/(?<=\d)\.\d$/, '') }
    : designation;
  const number = firstNumber(parsed.number);
  const named = parsed.bodies.length > 0 ? parsed.bodies : publisher.toUpperCase().split('/');
  const isContinued = Number.parseFloat(number) < CONTINUED_BELOW;
  const bodies = [...new Set(named.map((body) => (body === 'AIEE' && isContinued ? 'IEEE' : body)))];
  const isLettered =
    LETTERED_SERIES.test(number) && bodies.some((body) => body === 'IEEE' || body === 'ANSI');
  const isIeee = bodies.includes('IEEE');
  const isInternational = bodies.some((body) => INTERNATIONAL.has(body));
  // ISO/IEC 8802-N is IEEE 802.N under an international number.
  const [, lan] = /^8802[-.](.+)$/.exec(number) ?? [];
  if (lan && (isInternational || isIeee)) return engineering(lanNumber(lan));
  if (isLettered || (isIeee && !isInternational && !/^\d{5}/.test(number))) return engineering(number);
  if (isIeee) return international({ ...parsed, number: engineering(number).number }, bodies);
  if (
    isInternational &&
    bodies.every((body) => INTERNATIONAL.has(body) || body === 'ASTM' || body === 'ANSI')
  )
    return international({ ...parsed, number }, bodies);
  const own = bodies.filter((body) => !APPROVING.has(body));
  const space = (own.length > 0 ? own : bodies).toSorted().join('/').toLowerCase();
  const sorts = types.filter((type) => !STAGES.test(type));
  return { space, number: [...sorts, parsed.number].join(' '), isAmendment: false };
}

/** '1635' of '1635/ASHRAE 21', 'C37.60' of 'C37.60-IEC 62271-111': the number before another body's. */
function firstNumber(number: string): string {
  return /^\S*?\d[^\s/]*?(?=-?[\s/]|-[A-Z]{3}|$)/.exec(number)?.[0] ?? number;
}

/** 'A' is the overview, IEEE 802 itself; '1AE' and '3-2' are 802.1AE and 802.3.2. */
function lanNumber(part: string): string {
  return part === 'A' ? '802' : `802.${part.replaceAll('-', '.')}`;
}

function international({ number, types, year }: ParsedDesignation, bodies: string[]): SpacedNumber {
  const space = 'iso/iec';
  const series = types.filter((type) => OWN_SERIES.has(type));
  if (series.length > 0) return { space, number: `${series.join(' ')} ${number}`, isAmendment: false };
  const [, first = '', parts = ''] = /^(\d+)(.*)$/.exec(number) ?? [];
  if (first === '') return { space, number, isAmendment: false };
  // IEC's numbers below 3000 became 60000 and more in 1997.
  const isEarlyIec = bodies.every((body) => body === 'IEC') && Number(first) < 3000 && (year ?? 0) < 1998;
  // A letter behind an early number is a supplement to it: 60265B supplements 60265.
  const part = year !== null && year < 1990 ? parts.replace(/(?<=\d)[A-Z]$|^[A-Z]$/, '') : parts;
  return {
    space,
    number: (isEarlyIec ? String(60_000 + Number(first)) : first) + part,
    isAmendment: part !== parts,
  };
}

/** IEEE marks amendments by small letters behind the number: 802.11v amends 802.11, 802.1Qcz amends 802.1Q. */
function engineering(written: string): SpacedNumber {
  const number = written.replace(/[._\s-]?REV[._\s-]?\w*$/i, '').replace(/v\d+$/, '');
  const base = number.replace(/(?<=\d[A-Z]*)[a-z]{1,3}$/, '');
  return { space: 'ieee', number: base, isAmendment: base !== number };
}
