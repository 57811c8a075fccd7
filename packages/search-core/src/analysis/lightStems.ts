import type { Language } from './languages.ts';

/** Shorter words have no ending. Four letters are enough for a plural: 'tubo' and 'tubos', 'grue' and 'grues'. */
const SHORTEST = 4;
const SHORTEST_TURKISH = 5;

/**
 * Light stemmers, which take off the endings of nouns and adjectives and leave verbs alone: after Savoy, Light Stemming
 * Approaches for the French, Portuguese, German and Hungarian Languages (2006), and the same author's stemmers of
 * Spanish and Italian, for words folded to a–z; in Turkish the endings of nouns by their order (Oflazer, Two-level
 * Description of Turkish Morphology, 1994).
 */
export function lightStem(form: string, language: Exclude<Language, ''>): string {
  if (language === 'de') return germanStem(form);
  const shortest = language === 'tr' ? SHORTEST_TURKISH : SHORTEST;
  return form.length < shortest ? form : otherStems[language](form);
}

const otherStems = { es: spanishStem, fr: frenchStem, it: italianStem, pt: portugueseStem, tr: turkishStem };

function germanStem(form: string): string {
  const declined = withoutEnding(form, [/ern$/, /e[mnrs]$/, /e$/, /(?<=[bdfghklmnt])s$/]);
  return withoutEnding(declined, [/est$/, /e[nr]$/, /(?<=[bdfghklmnt])st$/]);
}

function spanishStem(form: string): string {
  if (form.endsWith('eses')) return form.slice(0, -2);
  if (form.endsWith('ces')) return `${form.slice(0, -3)}z`;
  return form.replace(/[aeo]s?$/, '');
}

function frenchStem(form: string): string {
  if (/[^e]aux$/.test(form)) return `${form.slice(0, -2)}l`;
  const singular = form.replace(/[sx]$/, '');
  if (singular.length < SHORTEST) return singular;
  return singular
    .replace(/r$/, '')
    .replace(/e{1,2}$/, '')
    .replace(/([a-z])\1$/, '$1');
}

function italianStem(form: string): string {
  return form.replace(/(?:[ih]e|[ih]i|ia|io|[aeio])$/, '');
}

/** Case, possessive and plural suffixes, from the end: boru-lar-ı-nın. */
function turkishStem(form: string): string {
  const withoutCase = withoutEnding(form, [
    /(?:n?d[ae]n?|t[ae]n?)$/,
    /n[iu]n$/,
    /(?<=[rl])[iu]n$/,
    /yl[ae]$/,
    /[ny][aeiu]$/,
  ]);
  const nobodys = withoutEnding(withoutCase, [/l[ae]ri$/, /s[iu]$/, /(?<=l[ae]r)[iu]$/]);
  return withoutEnding(nobodys, [/l[ae]r$/]);
}

function portugueseStem(form: string): string {
  const [plural, singular] = PORTUGUESE_PLURALS.find(([ending]) => ending.test(form)) ?? [];
  const noun = plural === undefined || singular === undefined ? form : form.replace(plural, singular);
  return noun.replace(/[aeo]$/, '');
}

const PORTUGUESE_PLURALS: [ending: RegExp, singular: string][] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/(?<=[rz])es$/, ''],
  [/s$/, ''],
];

/** Takes off the first of the endings that leaves three letters. */
function withoutEnding(form: string, endings: readonly RegExp[]): string {
  for (const ending of endings) {
    const rest = form.replace(ending, '');
    if (rest !== form && rest.length >= 3) return rest;
  }
  return form;
}
