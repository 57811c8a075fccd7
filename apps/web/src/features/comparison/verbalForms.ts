type Verb = 'shall' | 'should' | 'may' | 'can' | 'must';

/**
 * The verbal forms of standards and their negations, by language: ISO/IEC Directives, Part 2:2021, clause 7 in English
 * and French, DIN 820-2 in German, UNE in Spanish.
 */
const forms: Record<string, Record<Verb, readonly [form: string, negation: string]>> = {
  en: {
    shall: ['shall', 'shall not'],
    should: ['should', 'should not'],
    may: ['may', 'need not'],
    can: ['can', 'cannot'],
    must: ['must', 'must not'],
  },
  fr: {
    shall: ['doit', 'ne doit pas'],
    should: ['il convient', 'il convient de ne pas'],
    may: ['peut', 'n’est pas tenu'],
    can: ['est en mesure', 'n’est pas en mesure'],
    must: ['il faut', 'il ne faut pas'],
  },
  de: {
    shall: ['muss', 'darf nicht'],
    should: ['sollte', 'sollte nicht'],
    may: ['darf', 'muss nicht'],
    can: ['kann', 'kann nicht'],
    must: ['ist zu', 'ist nicht zu'],
  },
  es: {
    shall: ['debe', 'no debe'],
    should: ['debería', 'no debería'],
    may: ['puede', 'no es necesario'],
    can: ['es posible', 'no es posible'],
    must: ['hay que', 'no hay que'],
  },
};

/** A verbal form in the language of its standard; in English where that has none here. */
export function verbalForm(verb: Verb, isNegated: boolean, language: string): string {
  const known = forms[language.split('-')[0] ?? ''] ?? forms['en'];
  return known?.[verb][isNegated ? 1 : 0] ?? verb;
}
