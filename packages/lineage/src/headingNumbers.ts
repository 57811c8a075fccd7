/** What a heading begins with: the clause's number as printed, and what kind of annex it is. */
export type HeadingNumber = {
  /** '4.7.1', 'A.2', 'Annex B', 'Article 5', '§ 3': with its word, without the sign that ends it. */
  readonly number: string;
  /** '(informative)' of an annex; '' for anything else. */
  readonly annexType: string;
  /** Whether a word is before the number: Article, Annex, Section. */
  readonly isNamed: boolean;
  readonly isAnnex: boolean;
  /** How many units of the heading the number takes, with the sign and the space behind it. */
  readonly numberLength: number;
  /** The same for number and annex type: the title begins there. */
  readonly length: number;
};

const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');

const annexWords = alternatives(`
  annex annexe appendix appendice anhang anlage beilage bijlage anexo apéndice apêndice allegato приложение дополнение
  ek 附录 附件 附錄 附属書 附録 별표 부속서 부록 الملحق ملحق المرفق مرفق`);
const clauseWords = alternatives(`
  section clause subclause article chapter part sec\\. art\\. ch\\. abschnitt artikel kapitel teil titre chapitre partie
  capítulo sección artículo cláusula parte sezione articolo capitolo seção secção artigo раздел глава статья часть пункт
  bölüm madde kısım المادة مادة البند بند الفصل القسم الباب`);

const named = new RegExp(
  `^(?:(?<annex>${annexWords})|${clauseWords})\\s*(?<key>\\p{Nd}{1,4}(?:[.-]\\p{Nd}{1,4})*\\p{L}?|[IVXLC]{1,7}|\\p{Lu}(?:\\.?\\p{Nd}{1,3})*)(?![\\p{L}\\p{Nd}])`,
  'iu',
);
const paragraph = /^§+\s*(?<key>\p{Nd}{1,4}\p{Ll}?(?:\.\p{Nd}{1,4})*)(?![\p{L}\p{Nd}])/u;
const counted =
  /^(?:第\s*[\p{Nd}〇一二三四五六七八九十百千]+\s*[章节節条條款項编編部](?:の[\p{Nd}一二三四五六七八九十]+)?|제\s*\p{Nd}+\s*[장절조항편관](?:의\s*\p{Nd}+)?)/u;
const bare =
  /^\(?(?<key>\p{Nd}{1,4}(?:\.\p{Nd}{1,4}){1,9}\p{Ll}?|\p{Lu}\p{Nd}{0,2}(?:\.\p{Nd}{1,4}){1,9}|\p{Nd}{1,3}\p{Ll}?|(?:[IVXLC]{1,7}|\p{Lu})(?=[.)]))(?![\p{Lu}\p{Ll}\p{Nd}])/u;

/** What ends a number: a sign, a dash, space; before a script without spaces nothing. */
const ending = /^(?:\s*[.:)\]](?=\s|$|\p{Lu}|\p{Lo})\s*[—–-]?\s*|\s*[—–]\s*|\s+-\s+|\s+|$|(?=[\p{Lo}(]))/u;
const annexType = /^\(([^()]{3,40})\)(?:\s*[.:—–-])?\s*/u;

/**
 * The numbers that headings begin with, in the order of the headings; null for one without. A bare number counts only
 * where its neighbors are numbered too, so that "3 ways to fail" and "1.5 V supply" keep their words; a number that
 * the publisher's own markup sets apart always does.
 *
 * @param headings each on one line, without space around it
 * @param marked how many units of a heading the publisher has marked as its number; 0 for none
 */
export function headingNumbers(
  headings: readonly string[],
  marked: readonly number[] = [],
): (HeadingNumber | null)[] {
  const read = headings.map((heading, at) => readNumber(heading.slice(0, maxRead), marked[at] ?? 0));
  const keys = new Set(read.flatMap((found) => (found?.key ? [found.key.join('.')] : [])));
  return read.map((found) => (found && (found.isSure || hasNeighbor(found.key, keys)) ? found.is : null));
}

/** No number, with its word and the kind of annex, is longer. */
const maxRead = 120;

type Read = { readonly is: HeadingNumber; readonly key: readonly string[]; readonly isSure: boolean };

function readNumber(heading: string, marked: number): Read | null {
  if (marked > 0) {
    const number = heading.slice(0, marked);
    const own = readNumber(heading, 0);
    if (own && own.is.numberLength >= marked) return { ...own, isSure: true };
    const key = keyOf(bare.exec(`${trimmed(number)} `)?.groups?.['key'] ?? '');
    const is = { annexType: '', isNamed: false, isAnnex: false, numberLength: marked, length: marked };
    return { is: { ...is, number: trimmed(number) }, key, isSure: /[\p{Nd}\p{Lu}]/u.test(number) };
  }
  const word = named.exec(heading) ?? paragraph.exec(heading) ?? counted.exec(heading);
  const found = word ?? bare.exec(heading);
  if (!found) return null;
  const [number] = found;
  const rest = heading.slice(number.length);
  const end = ending.exec(rest)?.[0];
  if (end === undefined) return null;
  const isAnnex = found.groups?.['annex'] !== undefined;
  const numberLength = number.length + end.length;
  const type = isAnnex ? annexType.exec(heading.slice(numberLength))?.[0] : undefined;
  const length = numberLength + (type?.length ?? 0);
  // A sentence such as "Section 5 applies", or a letter that begins a word, is no number and title.
  if (word && /^\p{Ll}/u.test(heading.slice(length)) && /^\p{Lu}/u.test(heading)) return null;
  if (word && /\p{Ll}$/u.test(number) && !/\p{Nd}/u.test(number)) return null;
  return {
    is: {
      number: trimmed(number),
      annexType: (type ?? '').replace(/[\s.:—–-]+$/u, ''),
      isNamed: word !== null && word !== undefined && !number.startsWith('§'),
      isAnnex,
      numberLength,
      length,
    },
    key: keyOf(found.groups?.['key'] ?? ''),
    isSure: Boolean(word),
  };
}

const trimmed = (number: string): string =>
  number.replaceAll(/^\(|[\s.:)\]—–-]+$/gu, '').replaceAll(/\s+/gu, ' ');

/** The steps of a number, digits of any script as ours. */
function keyOf(number: string): string[] {
  const plain = number.toUpperCase().replaceAll(/\p{Nd}/gu, digitOf);
  const [, letter, digits] = /^(\p{Lu})(\d.*)$/u.exec(plain) ?? [];
  return (letter && digits ? `${letter}.${digits}` : plain).split(/[.-]/).filter(Boolean);
}

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10];
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? sign : String(code - zero);
}

/** Whether the number before or after one is there, or it is the first within one that is. */
function hasNeighbor(key: readonly string[], keys: ReadonlySet<string>): boolean {
  const above = key.slice(0, -1);
  const last = key.at(-1) ?? '';
  const has = (step: string): boolean => keys.has([...above, step].join('.'));
  const [before, after] = neighborsOf(last);
  const isFirst = ['0', '1', 'A', 'I'].includes(last);
  if (isFirst && (above.length === 0 ? last !== 'A' || has('B') : keys.has(above.join('.')))) return true;
  return (before !== '' && has(before)) || (after !== '' && has(after)) || keys.has([...key, '1'].join('.'));
}

const romans = [
  '',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
];

function neighborsOf(step: string): [before: string, after: string] {
  const [, digits, letter = ''] = /^(\d+)(\p{L}?)$/u.exec(step) ?? [];
  if (digits !== undefined) {
    // 5a stands behind 5.
    const number = Number(digits);
    return letter ? [digits, String(number + 1)] : [number > 0 ? String(number - 1) : '', String(number + 1)];
  }
  const roman = romans.indexOf(step);
  if (roman > 1 || (step.length > 1 && roman > 0)) return [romans[roman - 1] ?? '', romans[roman + 1] ?? ''];
  const code = step.codePointAt(0) ?? 0;
  return [String.fromCodePoint(code - 1), String.fromCodePoint(code + 1)];
}

/** A number in its column: without its word and what ends it, so that "Annex A" and "5." stand as A and 5. */
export const shortNumber = (number: string): string => trimmed(number).split(' ').at(-1) ?? '';
