/** Publishers of the demo library that the generator writes for. */
export type House = 'NSB' | 'HI' | 'PIC' | 'VWA' | 'SLP' | 'GSA' | 'CNI';

/** One line of a family's text, with what tells since or until when it is. */
export type SourceLine = {
  /** Place of the line in the file: it names the line across editions. */
  readonly key: string;
  readonly text: string;
  readonly mark: Mark | null;
};

/** `since`: new in an edition. `until`: left out from an edition on. `reworded`: gives way to the line below it. */
export type Mark = {
  readonly kind: 'since' | 'until' | 'reworded';
  /** The edition in which it happens, 2 for the second in the file; null leaves it to the generator. */
  readonly edition: number | null;
  /** What the foreword calls it. */
  readonly label: string;
};

/** A family as its file tells it: the newest text, and in its marks how it came to be. */
export type FamilySource = {
  readonly file: string;
  readonly house: House;
  /** Without the year: "NSB A 112". */
  readonly designation: string;
  readonly number: string;
  readonly title: string;
  readonly type: string;
  readonly committee: string;
  readonly committeeName: string;
  readonly ics: readonly string[];
  readonly path: string;
  readonly keywords: readonly string[];
  /** Days of publication, oldest first, ISO 8601. */
  readonly editions: readonly string[];
  /** How many editions there were before the oldest one here. */
  readonly editionsBefore: number;
  /** Standing of the newest edition where the house's usual word does not hold. */
  readonly status: string;
  /** Titles of earlier editions, by the place of the edition. */
  readonly reasons: ReadonlyMap<number, string>;
  readonly abstract: string;
  readonly language: string;
  /** The designation, with year, that this text translates, adopts or amends. */
  readonly translates: string;
  readonly adopts: string;
  readonly amends: string;
  /** What a work item is to revise, when the work began, who knows of it, and how was voted on it. */
  readonly revises: string;
  readonly initiated: string;
  readonly contact: string;
  readonly ballots: readonly string[];
  readonly lines: readonly SourceLine[];
};
