import type { FamilySource, House } from '../source/family.ts';
import { englishTitles, KNOWN_TITLES, translatedTitles, type KnownTitle, type Titles } from './titles.ts';
import { englishWords, translatedWords, type ReferenceWords } from './words.ts';

/** How a publisher sets its standards. */
export type HouseStyle = {
  readonly code: House;
  readonly name: string;
  readonly titles: Titles;
  readonly words: ReferenceWords;
  /** Whether every paragraph of a clause has a number of its own. */
  readonly numbersParagraphs: boolean;
  readonly hasAppendices: boolean;
  readonly termsAs: 'entries' | 'list';
  readonly language: string;
};

/** The publishers the generator writes for, by their codes. */
export const HOUSE_NAMES: Readonly<Record<House, string>> = {
  NSB: 'Northern Standards Board',
  HI: 'Halden Institute',
  PIC: 'Petroleum Installations Council',
  VWA: 'Valdoria Water Works',
  SLP: 'Society of Lighting Practice',
  GSA: 'Gas Safety Assembly',
  CNI: 'Consejo Normativo Ibérico',
};

/** The style in which a family is set, in its own language. */
export function styleOf({ house, language }: FamilySource): HouseStyle {
  const tongue = language.split('-')[0] ?? '';
  return {
    code: house,
    name: HOUSE_NAMES[house],
    titles: translatedTitles[tongue] ?? englishTitles[house],
    words: translatedWords[tongue] ?? englishWords[house],
    numbersParagraphs: house === 'NSB' || house === 'SLP',
    hasAppendices: house === 'NSB',
    termsAs: house === 'PIC' ? 'list' : 'entries',
    language,
  };
}

/** A clause title as the publisher writes it; a title of its own stays as it is. */
export function titleIn(style: HouseStyle, type: string, title: string): string {
  const known = KNOWN_TITLES.find((each): each is KnownTitle => each === title);
  if (!known) return title;
  const own = style.titles[known];
  if (style.language !== 'en' || known !== 'Principle') return own;
  return own.replace(
    'Test Method',
    type.replace(/\b\w/g, (letter) => letter.toUpperCase()),
  );
}

/** The designation of an edition: "NSB A 112-23", "HI 5120-1:2022". */
export function datedDesignation(
  source: Pick<FamilySource, 'house' | 'designation'>,
  published: string,
): string {
  const year = published.slice(0, 4);
  if (source.house === 'NSB') return `${source.designation}-${year.slice(2)}`;
  if (source.house === 'SLP') return `${source.designation}-${year}`;
  return `${source.designation}:${year}`;
}
