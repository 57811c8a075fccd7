const ENGLISH = /^[a-z]{4,}$/;
/** Words that end in -ed without being a past form; Porter2 lists the first three. */
const NOT_PAST = /^(?:exceed|proceed|succeed|embed)$/;
const VOWEL = /[aeiouy]/;
const SHORT_SYLLABLE = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;

/**
 * The stem of an English word, so that 'anchors' finds 'anchor' and 'bonded' finds 'bonding'.
 *
 * These are the steps of Porter2 (Snowball's English stemmer) that undo inflection: 1a plurals, 1b past and
 * -ing forms, 1c final y, 5 final e and l. Endings that make new words (-ation, -ment, -ity) stay, because in
 * standards 'insulation' and 'insulator' are two subjects. Words under four letters, and words with anything
 * but a to z, are their own stems.
 */
export function englishStem(form: string): string {
  if (!ENGLISH.test(form)) return form;
  const marked = form.replace(/^y|(?<=[aeiouy])y/g, 'Y'); // a consonant y, as in 'year' and 'relay'
  const singular = withoutPlural(marked);
  if (NOT_PAST.test(singular)) return singular;
  return withoutFinalLetter(withFinalI(withoutPast(singular))).toLowerCase();
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/[us]s$/.test(word)) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  const ee = /eed(?:ly)?$/.exec(word);
  if (ee) return ee.index >= firstRegion(word) ? word.slice(0, ee.index + 2) : word;
  const ending = /(?:ed|ing)(?:ly)?$/.exec(word);
  const rest = word.slice(0, ending?.index);
  if (!ending || !VOWEL.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1);
  return firstRegion(rest) === rest.length && SHORT_SYLLABLE.test(rest) ? `${rest}e` : rest;
}

function withFinalI(word: string): string {
  return /.[^aeiouy][yY]$/.test(word) ? `${word.slice(0, -1)}i` : word;
}

function withoutFinalLetter(word: string): string {
  const first = firstRegion(word);
  const second = first + firstRegion(word.slice(first));
  const last = word.length - 1;
  const rest = word.slice(0, -1);
  if (word.endsWith('e'))
    return last >= second || (last >= first && !SHORT_SYLLABLE.test(rest)) ? rest : word;
  return word.endsWith('ll') && last >= second ? rest : word;
}

/** Where Porter's region R1 begins: after the first non-vowel that follows a vowel. */
function firstRegion(word: string): number {
  const found = /[aeiouy][^aeiouy]/.exec(word);
  return found ? found.index + 2 : word.length;
}
