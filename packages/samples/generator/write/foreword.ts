import { chosenBy } from '../random.ts';
import type { FamilySource } from '../source/family.ts';
import { escapeXml, inlineXml, type InlineContext } from './inline.ts';
import { adoptedForeword, spanishForeword, translatedForewords } from './translatedForewords.ts';

/** What the foreword of an edition tells. */
export type ForewordFacts = {
  readonly source: FamilySource;
  readonly designation: string;
  readonly publisher: string;
  /** 1 for the first edition ever. */
  readonly ordinal: number;
  readonly publishedOn: string;
  readonly firstYear: string;
  readonly replaces: string;
  readonly reason: string;
  readonly changes: readonly string[];
};

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** The paragraphs of a foreword: who wrote the text, what it replaces, and what has changed. */
export function forewordXml(facts: ForewordFacts, context: InlineContext): string {
  const { source, changes } = facts;
  if (source.language !== 'en')
    return foreignOf(facts)
      .map((text) => paragraph(text, facts))
      .join('\n');
  const opening = openingOf(facts);
  const reason = facts.reason ? [inlineXml(facts.reason, context)] : [];
  const head = [
    ...opening.map((text) => `<p>${fill(text, facts)}</p>`),
    ...reason.map((text) => `<p>${text}</p>`),
  ];
  if (changes.length === 0) return head.join('\n');
  const lead = chosenBy(`${facts.designation} changes`, LEADS[source.house] ?? LEADS.HI);
  const isLettered = source.house === 'NSB';
  const items = changes.map((change, index) => {
    const end = index === changes.length - 1 ? '.' : ';';
    const mark = isLettered ? `<label>${String.fromCharCode(97 + index)})</label>` : '';
    return `<list-item>${mark}<p>${change}${end}</p></list-item>`;
  });
  return [
    ...head,
    `<p>${lead}</p>`,
    `<list list-type="${isLettered ? 'alpha-lower' : 'bullet'}">${items.join('\n')}</list>`,
  ].join('\n');
}

function foreignOf({ source, replaces }: ForewordFacts): readonly string[] {
  if (source.translates) return translatedForewords[source.language] ?? [];
  return source.adopts ? adoptedForeword : spanishForeword(replaces);
}

const paragraph = (text: string, facts: ForewordFacts): string => `<p>${fill(text, facts)}</p>`;

type Leads = readonly [string, ...string[]];
const LEADS = {
  NSB: [
    'The principal changes from the previous edition are as follows:',
    'The previous edition was changed in these points:',
  ],
  HI: [
    'The main changes are as follows:',
    'The main changes compared to the previous edition are as follows:',
  ],
  PIC: ['It differs from the edition before it in the following points:', 'The following has been changed:'],
  VWA: ['The following changes were made:', 'Compared with the previous edition:'],
  SLP: ['Readers of the previous edition will notice these changes:', 'What is new in this edition:'],
  GSA: ['The changes since the last edition are:', 'The working group has made these changes:'],
  CNI: ['The main changes are as follows:'],
} as const satisfies Record<string, Leads>;

function openingOf({ source, ordinal, designation }: ForewordFacts): string[] {
  const isFirst = ordinal === 1;
  const choose = (...choices: [string, ...string[]]): string => chosenBy(`${designation} foreword`, choices);
  const { house } = source;
  if (house === 'NSB')
    return isFirst
      ? [
          choose(
            'Subcommittee {committee} on {name} prepared this {type} for the Northern Standards Board, which approved it on {approved} and published it on {date}. It is new.',
            'This {type} is the first of its kind from the Northern Standards Board. It was prepared by Subcommittee {committee} on {name} and approved on {approved}.',
          ),
        ]
      : [
          choose(
            'Subcommittee {committee} on {name} prepared this {type} for the Northern Standards Board. It was first published in {first}. The present edition is the {ordinal}; it was approved on {approved}, published on {date}, and replaces {replaces}.',
            'This {ordinal} edition was approved on {approved} and published on {date}. It was prepared by Subcommittee {committee} on {name}, whose first edition dates from {first}, and replaces {replaces}.',
          ),
        ];
  if (house === 'HI')
    return [
      `This document was prepared by Technical Committee {committee}, <italic>{name}</italic>, of the Halden Institute${isFirst ? ' and adopted on {date}.' : '.'}`,
      ...(isFirst
        ? []
        : [
            choose(
              'This {ordinal} edition was adopted on {date}. It cancels and replaces {replaces}, which has been technically revised.',
              'It was adopted on {date} as the {ordinal} edition and cancels {replaces}, of which it is a technical revision.',
            ),
          ]),
    ];
  if (house === 'PIC')
    return [
      isFirst
        ? 'Subcommittee {committee}, {name}, of the Petroleum Installations Council prepared this {type}, which was published on {date}.'
        : choose(
            'This {type} was prepared by Subcommittee {committee}, {name}, of the Petroleum Installations Council and published on {date}. It replaces {replaces}, which is kept for the record of installations designed under it.',
            'The present edition, the {ordinal}, was published on {date} and replaces {replaces}. It was prepared by Subcommittee {committee}, {name}.',
          ),
    ];
  if (house === 'VWA')
    return [
      isFirst
        ? 'This {type} was drawn up by Working Party {committee}, {name}, of the Valdoria Water Works and has been in force since {date}.'
        : choose(
            'Working Party {committee}, {name}, has revised this {type}. It is in force from {date} and supersedes {replaces}.',
            'This edition takes effect on {date}; {replaces} is withdrawn on the same day. It was drawn up by Working Party {committee}, {name}, of the Valdoria Water Works.',
          ),
    ];
  if (house === 'SLP')
    return [
      isFirst
        ? 'The Society of Lighting Practice published this {type} on {date}. It is the work of its Committee {committee}, {name}.'
        : choose(
            'Committee {committee}, {name}, of the Society of Lighting Practice is responsible for this {type}. The {ordinal} edition was published on {date} and replaces {replaces}.',
            'This is the {ordinal} edition, published on {date} in place of {replaces}. Committee {committee}, {name}, keeps the text under review and welcomes comments from practice.',
          ),
    ];
  return [
    isFirst
      ? 'This {type} was written by Working Group {committee}, {name}, of the Gas Safety Assembly and published on {date}.'
      : choose(
          'Working Group {committee}, {name}, of the Gas Safety Assembly wrote this edition. It was published on {date}, after {replaces} had been in use since {since}.',
          'Published on {date} in place of {replaces}, this {type} is in the care of Working Group {committee}, {name}, of the Gas Safety Assembly.',
        ),
  ];
}

function fill(text: string, facts: ForewordFacts): string {
  const { source } = facts;
  const values: Record<string, string> = {
    committee: source.committee,
    name: source.committeeName,
    type: source.type.charAt(0).toLowerCase() + source.type.slice(1),
    ordinal: ORDINALS[facts.ordinal] ?? `${facts.ordinal}th`,
    approved: written(daysBefore(facts.publishedOn, 37)),
    date: written(facts.publishedOn, source.language),
    first: facts.firstYear,
    since: (facts.replaces.match(/\d{4}$/) ?? [''])[0],
    publisher: facts.publisher,
    original: source.translates || source.adopts,
  };
  return escapeXml(text)
    .replace(/&lt;(\/?italic)&gt;/g, '<$1>')
    .replace(/\{(replaces|original)\}/g, (_, key: string) => {
      // The edition before the oldest one in the library is named by its year alone.
      if (key === 'replaces' && !facts.replaces)
        return `the edition of ${Number(facts.publishedOn.slice(0, 4)) - 6}`;
      const cited = key === 'replaces' ? facts.replaces : (values['original'] ?? '');
      return `<std><std-ref${key === 'replaces' ? ' type="dated"' : ''}>${escapeXml(cited)}</std-ref></std>`;
    })
    .replace(/\{(\w+)\}/g, (_, key: string) => escapeXml(values[key] ?? ''));
}

const written = (iso: string, language = 'en-GB'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${iso}T00:00:00Z`));

const daysBefore = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
