import { typedLanguageOf, type TypedLanguage } from './languages.ts';
import type { Verb } from './typedChange.ts';

/** A verbal form in a sentence. */
export type VerbalForm = {
  readonly verb: Verb;
  readonly isNegated: boolean;
  /** As it is written. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
};

/** Some words of the same clause, as German has them between a verb and what negates it. */
const BETWEEN = String.raw`(?:[^\s.;:,]{1,40} ){0,8}?`;
const ADVERB = '(?:(?:also|always|only|then|normally|generally|therefore) )?';

type Form = readonly [verb: Verb, isNegated: boolean, pattern: string];

/** ISO/IEC Directives, Part 2:2021, clause 7, with its equivalent expressions; RFC 2119 and RFC 8174. Negated forms are first. */
const FORMS: Readonly<Record<TypedLanguage, readonly Form[]>> = {
  en: [
    [
      'shall',
      true,
      `shall ${ADVERB}(?:not|never)|(?:is|are) (?:not|never) (?:to be|allowed|permitted|permissible|acceptable)|(?:is|are) (?:prohibited|forbidden)`,
    ],
    ['must', true, `must ${ADVERB}(?:not|never)|mustn['’]t`],
    [
      'should',
      true,
      `should ${ADVERB}(?:not|never)|shouldn['’]t|ought not to|(?:is|are) not recommended|(?-i:NOT RECOMMENDED)`,
    ],
    ['may', true, `may not|needs? not|(?:is|are) not required|(?:does|do) not (?:need|have) to`],
    [
      'can',
      true,
      `cannot|can not|can['’]t|(?:is|are|be) unable to|(?:is|are) not (?:able|possible) to|no possibility`,
    ],
    [
      'shall',
      false,
      '(?:is|are) (?:also )?to be|(?:is|are|be) required|(?:has|have) to|it is necessary|shall|(?-i:REQUIRED)',
    ],
    ['must', false, 'must'],
    ['should', false, 'should|ought to|(?:is|are) recommended|(?-i:RECOMMENDED)'],
    [
      'may',
      false,
      String.raw`(?<!\d )may(?! \d)|(?:is|are) (?:permitted|allowed|permissible)|(?-i:OPTIONAL)`,
    ],
    ['can', false, '(?:is|are|be) able to|(?:is|are) (?:capable of|possible to)|can'],
  ],
  de: [
    [
      'shall',
      true,
      `d(?:arf|ürfen) ${BETWEEN}(?:nicht|kein(?:e|en|er|es|em)?|nie|niemals)|(?:ist|sind) (?:nicht (?:zulässig|erlaubt|gestattet)|unzulässig|verboten|untersagt)`,
    ],
    ['should', true, `soll(?:te|ten|en)? ${BETWEEN}(?:nicht|kein(?:e|en|er|es|em)?)`],
    [
      'may',
      true,
      'm(?:uss|üssen|uß) nicht|(?:braucht|brauchen) nicht|(?:ist|sind) nicht (?:erforderlich|notwendig)',
    ],
    ['can', true, `k(?:ann|önnen) ${BETWEEN}(?:nicht|kein(?:e|en|er|es|em)?)|(?:ist|sind) nicht möglich`],
    [
      'shall',
      false,
      String.raw`m(?:uss|üssen|uß)|(?:ist|sind) ${BETWEEN}(?:zu \p{Ll}{2,30}n|(?:ab|an|auf|aus|bei|bereit|dar|durch|ein|fern|fest|frei|her|hin|mit|nach|sicher|über|um|unter|vor|wieder|zu)zu\p{Ll}{2,30}n)|ha(?:t|ben) ${BETWEEN}zu \p{Ll}{2,30}n|(?:ist|sind) (?:erforderlich|notwendig|vorgeschrieben)`,
    ],
    ['should', false, 'soll(?:te|ten|en)?|w(?:ird|erden) empfohlen|empfiehlt sich'],
    ['may', false, 'darf|dürfen|(?:ist|sind) (?:zulässig|erlaubt|gestattet)'],
    ['can', false, 'kann|können|(?:ist|sind) möglich|in der Lage'],
  ],
  fr: [
    [
      'shall',
      true,
      "ne d(?:oit|oivent) (?:pas|jamais|en aucun cas|plus)|(?:n['’]est|ne sont) pas (?:admis|permis|autorisé)e?s?|(?:est|sont) interdite?s?",
    ],
    [
      'should',
      true,
      `ne (?:devrait|devraient) (?:pas|jamais)|il convient (?:de|que) ${BETWEEN}ne (?:[^\\s.;:,]{1,40} )?pas|(?:n['’]est|ne sont) pas recommandée?s?`,
    ],
    [
      'may',
      true,
      "n['’]est pas (?:nécessaire|exigée?|obligatoire|requise?)|ne sont pas (?:nécessaires|exigée?s|obligatoires|requise?s)",
    ],
    [
      'can',
      true,
      "ne peu(?:t|vent) (?:pas|jamais|en aucun cas)|(?:est|sont) incapables? de|n['’]est pas possible",
    ],
    [
      'shall',
      false,
      'doit|doivent|(?:est|sont) (?:tenue?s? de|exigée?s?|obligatoires?|requise?s?)|il est nécessaire|il faut',
    ],
    ['should', false, 'devrait|devraient|il convient|(?:est|sont) recommandée?s?'],
    ['may', false, 'peut|peuvent|(?:est|sont) (?:autorisé|admis|permis)e?s?'],
    ['can', false, '(?:est|sont|être) (?:capables? de|en mesure de|susceptibles? de)|il est possible'],
  ],
  es: [
    [
      'shall',
      true,
      'no (?:se )?deben?|no (?:se )?deberán?|no (?:está|están) permitid[oa]s?|(?:está|están|queda|quedan) prohibid[oa]s?|se prohíben?|no se permiten?',
    ],
    ['should', true, 'no (?:se )?deberían?|no se recomiendan?|no es recomendable'],
    ['may', true, 'no es necesario|no se (?:requiere|exige)n?|no necesitan?|no tienen? que'],
    ['can', true, 'no (?:se )?pueden?|no es posible'],
    [
      'shall',
      false,
      'deben?|deberán?|(?:es|son) obligatori[oa]s?|se (?:requiere|exige)n?|es necesario|hay que',
    ],
    ['must', false, 'tienen? que'],
    ['should', false, 'deberían?|se recomiendan?|convienen?|es recomendable'],
    ['may', false, 'pueden?|podrán?|(?:está|están) permitid[oa]s?|se permiten?'],
    ['can', false, '(?:es|son) capa(?:z|ces) de|es posible'],
  ],
};

const patternOf = (forms: readonly Form[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_])(?:${forms.map(([, , pattern]) => `(${pattern})`).join('|')})(?![\p{L}\p{N}_])`,
    'giu',
  );
const PATTERNS: Readonly<Record<TypedLanguage, RegExp>> = {
  en: patternOf(FORMS.en),
  de: patternOf(FORMS.de),
  fr: patternOf(FORMS.fr),
  es: patternOf(FORMS.es),
};

/** The verbal forms of a text in order; none in languages whose forms are not recognized. */
export function verbalFormsIn(text: string, language: string): VerbalForm[] {
  const known = typedLanguageOf(language);
  if (!known) return [];
  return [...text.matchAll(PATTERNS[known])].flatMap((match) => {
    const at = match.slice(1).findIndex((group) => group !== undefined);
    const form = FORMS[known][at];
    if (!form) return [];
    const [words] = match;
    return [
      { verb: form[0], isNegated: form[1], words, start: match.index, end: match.index + words.length },
    ];
  });
}

const STRENGTH: Readonly<Record<Verb, number>> = { shall: 3, must: 3, should: 2, may: 1, can: 0 };

/** How much a verbal form demands: shall and must, then should, then may, then can. */
export const strengthOf = (verb: Verb): number => STRENGTH[verb];

/** Whether a verbal form is one of requirement or recommendation. */
const isBinding = ({ verb }: VerbalForm): boolean => strengthOf(verb) >= STRENGTH.should;

/** Whether a sentence requires or recommends something. */
export function isBindingSentence(
  text: string,
  language: string,
  forms: readonly VerbalForm[] = verbalFormsIn(text, language),
): boolean {
  const known = typedLanguageOf(language);
  if (known) return forms.some(isBinding) || hasImperative(text, known);
  return OTHERS[language.toLowerCase().split(/[-_]/)[0] ?? '']?.test(text) ?? false;
}

/** What requires or recommends in the other languages of the library, whose verbal forms are not told apart. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  it: /(?<!\p{L})(?:dev(?:e|ono|rà|ranno)|dovrebbe(?:ro)?|si raccomanda|è vietato|è necessario|occorre)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:deve(?:m|rá|rão|ria|riam)?|recomenda-se|convém|é proibido|é necessário|tem de)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:долж(?:ен|на|но|ны)|следует|рекомендуется|не допускается|необходимо|запрещается|требуется)(?!\p{L})/iu,
  tr: /\p{L}m[ae]l[ıi](?:d[ıi]r|lar|ler)?(?:d[ıi]r)?(?!\p{L})|(?<!\p{L})(?:zorunlu|gerekir|gereklidir|önerilir|tavsiye edilir)/iu,
  ar: /(?<!\p{L})[وف]?(?:يجب|ينبغي|يتعين|يلزم|لا يجوز|يوصى|يُوصى|يُشترط|يشترط)(?!\p{L})/u,
  zh: /应(?!用|力|变|急|答)|必须|须|不得|宜/u,
  ja: /なければならない|しなければ|こと(?:。|$)|ものとする|べき|望ましい|てはならない|推奨/u,
  ko: /(?:하|되|이)?(?:여야|어야|아야|해야|돼야) ?(?:한다|하며|합니다)|해서는 안|안 된다|바람직|권장/u,
};

const PIECES = /[^.;:!?\n]+/gu;
const AFTER_CONDITION =
  /^(?:if|when|where|before|after|for|in|at|unless|once|during|with|to) [^,]{1,300}, /iu;
const OBJECT =
  'the|a|an|each|all|every|any|this|these|both|its|their|it|them|no|one|two|three|four|five|six|seven|eight|nine|ten|at|to|with|until|only|not|from|for|on|in|between|by|as|after|before|within|under|over|\\d+';
/** Verbs of instructions that are no other words at the beginning of a sentence. */
const INSTRUCTIONS =
  'add|adjust|allow|apply|assess|attach|avoid|calculate|carry|check|choose|clamp|clean|close|compare|compute|condition|connect|continue|cool|cure|cut|determine|disconnect|discard|divide|document|do|drill|drive|dry|ensure|enter|examine|express|fill|fix|fit|follow|heat|hold|include|increase|inspect|insert|install|keep|lay|leave|load|locate|lower|maintain|make|mark|measure|mix|monitor|mount|move|multiply|observe|obtain|open|perform|place|plot|position|pour|prepare|press|prevent|protect|provide|pull|put|raise|read|record|reduce|reject|release|remove|repeat|replace|report|round|run|seal|secure|select|set|start|state|stir|stop|store|submit|subtract|support|switch|take|test|tighten|turn|use|verify|wait|warm|wash|wear|weigh|wet|wipe|write';
const INSTRUCTION = new RegExp(
  `^(?:then |also |never |always )?(?:${INSTRUCTIONS}) (?:${OBJECT})(?![\\p{L}\\p{N}])`,
  'iu',
);
const SURE_INSTRUCTION =
  /^(?:then |also )?(?:apply|adjust|attach|avoid|calculate|choose|determine|discard|disconnect|ensure|insert|install|maintain|obtain|perform|prepare|remove|repeat|select|subtract|verify|do not|never \p{Ll}+)(?!\p{L})/iu;
const ARTICLE_BEHIND = /^(\p{Lu}?\p{Ll}{2,14}) (?:the|a|an|each|every|its|them)(?!\p{L})/u;
/** Words before an article that are no verbs. */
const NO_VERBS = new Set(
  `about above across after against all along although amid among an and any are around as at atop be because before behind
  below beneath beside besides between beyond both but by can could did despite does during each either else except following
  for from had has have hence here how if in inside into is it just least less like may might more most much near neither nor
  not notably note of off on once only onto opposite or other otherwise out outside over past per plus provided quite rather
  regarding round save see shall should since so some such than that the then there therefore these this those though
  through throughout thus till to toward towards under unless unlike until unto up upon very via was were what when where
  whereas whereby whether which while who whom whose why will with within without would yet let only even half twice`.split(
    /\s+/,
  ),
);
const IMPERATIVES: Readonly<Record<Exclude<TypedLanguage, 'en' | 'de'>, RegExp>> = {
  fr: /^(?:\p{L}{2,20}(?:er|ir|re)|\p{L}{2,20}ez) (?:le|la|les|l['’]|un|une|des|du|de|à|au|aux|chaque|ce|cette|ces)/iu,
  es: /^\p{L}{2,20}(?:ar|er|ir|arse|erse|irse|ese|ase) (?:el|la|los|las|un|una|cada|este|esta|a|en|con)(?!\p{L})/iu,
};

/** Whether a text tells the reader to do something: "Apply the load", "If it falls, repeat the test". */
function hasImperative(text: string, language: TypedLanguage): boolean {
  // German instructions are infinitives at the end, which verbal forms have: "ist aufzubringen".
  if (language === 'de') return false;
  for (const [piece] of text.matchAll(PIECES)) {
    const words = piece.trimStart();
    const main = words.slice(AFTER_CONDITION.exec(words.slice(0, 320))?.[0].length ?? 0).slice(0, 80);
    if (language === 'en' ? isInstruction(main) : IMPERATIVES[language].test(main)) return true;
  }
  return false;
}

function isInstruction(words: string): boolean {
  if (INSTRUCTION.test(words) || SURE_INSTRUCTION.test(words)) return true;
  const [, first] = ARTICLE_BEHIND.exec(words) ?? [];
  const verb = first?.toLowerCase();
  return verb !== undefined && !NO_VERBS.has(verb) && !/(?:ing|ed|ly|s)$/.test(verb);
}
