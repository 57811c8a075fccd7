/**
 * Light stemmers, which take off the endings of nouns and adjectives and leave verbs alone: after Savoy, Light Stemming
 * Approaches for the French, Portuguese, German and Hungarian Languages (2006), and the same author's stemmers of
 * Spanish and Italian, for words folded to a–z.
 */
export function lightStem(form: string, language: keyof typeof STEMMERS): string {
  return STEMMERS[language](form);
}

const STEMMERS = {
  de: (form) =>
    germanOf(germanOf(form, [/ern$/, /e[mnrs]$/, /e$/, /(?<=[bdfghklmnt])s$/]), [
      /est$/,
      /e[nr]$/,
      /(?<=[bdfghklmnt])st$/,
    ]),
  es: (form) =>
    form.length < SHORTEST
      ? form
      : form.endsWith('eses')
        ? form.slice(0, -2)
        : form.endsWith('ces')
          ? `${form.slice(0, -3)}z`
          : form.replace(/[aeo]s?$/, ''),
  fr: (form) =>
    form.length < SHORTEST
      ? form
      : /[^e]aux$/.test(form)
        ? `${form.slice(0, -2)}l`
        : form
            .replace(/[sx]$/, '')
            .replace(/r$/, '')
            .replace(/e{1,2}$/, '')
            .replace(/([a-z])\1$/, '$1'),
  it: (form) => (form.length < SHORTEST ? form : form.replace(/(?:[ih]e|[ih]i|ia|io|[aeio])$/, '')),
  pt: (form) => (form.length < SHORTEST ? form : withoutPlural(form).replace(/[aeo]$/, '')),
} satisfies Record<string, (form: string) => string>;

const SHORTEST = 5;

const PLURALS: [RegExp, string][] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/(?<=[rz])es$/, ''],
  [/s$/, ''],
];

function withoutPlural(form: string): string {
  const [ending, singular] = PLURALS.find(([plural]) => plural.test(form)) ?? [];
  return ending === undefined || singular === undefined ? form : form.replace(ending, singular);
}

/** Takes off the first of the endings that leaves three letters. */
function germanOf(form: string, endings: readonly RegExp[]): string {
  for (const ending of endings) {
    const rest = form.replace(ending, '');
    if (rest !== form && rest.length >= 3) return rest;
  }
  return form;
}
