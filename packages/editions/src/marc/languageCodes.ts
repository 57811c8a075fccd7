const codes: Readonly<Record<string, string>> = {
  ar: 'ara',
  bg: 'bul',
  ca: 'cat',
  cs: 'cze',
  da: 'dan',
  de: 'ger',
  el: 'gre',
  en: 'eng',
  es: 'spa',
  et: 'est',
  fa: 'per',
  fi: 'fin',
  fr: 'fre',
  he: 'heb',
  hi: 'hin',
  hr: 'hrv',
  hu: 'hun',
  id: 'ind',
  is: 'ice',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  lt: 'lit',
  lv: 'lav',
  ms: 'may',
  nb: 'nob',
  nl: 'dut',
  nn: 'nno',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'rum',
  ru: 'rus',
  sk: 'slo',
  sl: 'slv',
  sr: 'srp',
  sv: 'swe',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
  zh: 'chi',
};

/** The code of a language in the MARC Code List for Languages, by BCP 47 tag; `und` for one that is not in ours. */
export const marcLanguage = (tag: string): string => codes[tag.toLowerCase().split('-')[0] ?? ''] ?? 'und';

const articles: Readonly<Record<string, RegExp>> = {
  en: /^(the|an?) /i,
  fr: /^(les?|la|une?) |^l['’]/i,
  de: /^(der|die|das|eine?) /i,
  es: /^(el|l[ao]s?|una?) /i,
  it: /^(il|lo|la|i|gli|le|una?|uno) |^l['’]/i,
  pt: /^([oa]s?|uma?) /i,
};

/** How many letters at the beginning of a title are passed over where titles are put in order: its article. */
export const nonfiling = (title: string, language: string): number =>
  Math.min(9, articles[language.toLowerCase().split('-')[0] ?? '']?.exec(title)?.[0].length ?? 0);
