/** A text without what is only spelled or set differently: case, punctuation, spaces, accents. */
export function plainWords(text: string): string {
  const lower = text.toLowerCase();
  // Most text is ASCII, which has no accents to take off.
  if (!/[^\n -~]/.test(lower))
    return lower.replaceAll(/\b(?:an?|the)\b|(?<!\d)[.,:;]|[.,:;](?!\d)|["'`()[\]\s-]/g, '');
  return lower
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(
      /(?<!\p{L})(?:an?|the)(?!\p{L})|\p{M}|[\ue000\u00ad]|(?<!\p{N})[.,:;]|[.,:;](?!\p{N})|["'“”„‚‘’«»`()[\]‐‑–—-]|\s/gu,
      '',
    );
}

const WORD = /[\p{L}\p{M}]+|\p{N}+(?:[.,-]\p{N}+)*|[^\s\p{L}\p{M}\p{N}]/gu;
/** Shorter words that differ by one letter are other words. */
const shortest = 5;
/** Longer stretches are no slips of spelling. */
const longest = 400;

/** Whether two stretches are the same words but for spelling, dates or numbers of more than two levels. */
export function isRespelled(before: string, after: string): boolean {
  if (plainWords(before) === plainWords(after)) return true;
  if (before.length > longest || after.length > longest) return false;
  const [own, its] = [before, after].map((text) => (text.match(WORD) ?? []).filter(isWord));
  return (
    own !== undefined &&
    own.length === its?.length &&
    own.every((word, at) => isVariant(word.toLowerCase(), its[at]?.toLowerCase() ?? ''))
  );
}

const isWord = (token: string): boolean =>
  /[\p{L}\p{N}%°=<>≤≥±+×÷/]/u.test(token) && !/^(?:an?|the)$/i.test(token);

const YEAR = /^(?:1[89]|20)\d{2}(?:-\d{2}){0,2}$/;
const NUMBER_OF_LEVELS = /^\d+(?:\.\d+){2,}$/;
/** Opposites that differ by a letter or two. */
const NEGATING = /^(?:un|in|im|ir|non|dis|a)/;

function isVariant(one: string, other: string): boolean {
  if (plainWords(one) === plainWords(other)) return true;
  if ([YEAR, NUMBER_OF_LEVELS].some((form) => form.test(one) && form.test(other))) return true;
  if (/\p{N}/u.test(one + other) || Math.min(one.length, other.length) < shortest) return false;
  if (americanOf(one) === americanOf(other)) return true;
  return one.replace(NEGATING, '') !== other.replace(NEGATING, '') && isOneSlip(one, other);
}

/** British spellings as American ones. */
const americanOf = (word: string): string =>
  word
    .replace(/is(e|ed|es|ing|ation|ations)$/, 'iz$1')
    .replace(/ys(e|ed|es|ing)$/, 'yz$1')
    .replace(/our/, 'or')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/ll(ed|ing|er)$/, 'l$1')
    .replace(/aluminium/, 'aluminum');

/** Whether one letter is missing, one too many, another one, or two have changed places (Damerau 1964). */
function isOneSlip(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && long[start] === short[start]) start += 1;
  let end = 0;
  while (end < short.length - start && long.at(-1 - end) === short.at(-1 - end)) end += 1;
  const [a, b] = [long.slice(start, long.length - end), short.slice(start, short.length - end)];
  return a.length <= 1 || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]);
}
