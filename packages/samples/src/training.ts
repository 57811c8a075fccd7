import type { PublisherCode } from './publishers.ts';

/** A film of `videos` beside the documents of some families. */
export type FilmBeside = {
  readonly hashedId: string;
  readonly file: string;
  /** The picture that stands for it before it plays. */
  readonly poster: string;
  readonly publisher: PublisherCode;
  readonly designations: readonly string[];
  /** Whether it shows how to use the library. */
  readonly isTutorial: boolean;
};

/** A course beside the documents of some families. */
export type CourseBeside = {
  readonly productCode: string;
  readonly publisher: PublisherCode;
  readonly title: string;
  readonly designations: readonly string[];
};

/** The films beside documents of the demo, in their order. */
export const filmsBeside: readonly FilmBeside[] = [
  {
    hashedId: 'r7editions2k',
    file: 'editions.webm',
    poster: 'editions.webp',
    publisher: 'NSB',
    designations: ['NSB E 214', 'NSB C 118', 'HI 4410-2', 'PIC RP 1173'],
    isTutorial: true,
  },
  {
    hashedId: 'q4searching8m',
    file: 'searching.webm',
    poster: 'searching.webp',
    publisher: 'NSB',
    designations: ['NSB E 214'],
    isTutorial: true,
  },
];

/** The courses beside documents of the demo, in their order. */
export const coursesBeside: readonly CourseBeside[] = [
  {
    productCode: 'NSB-EL-2141',
    publisher: 'NSB',
    title: 'Sustained-load tests of bonded anchors: set-up, readings, projection',
    designations: ['NSB E 214'],
  },
  {
    productCode: 'NSB-EL-0310',
    publisher: 'NSB',
    title: 'Uncertainty of mechanical tests, worked through by hand',
    designations: ['NSB E 214', 'NSB C 118'],
  },
  {
    productCode: 'HI-EL-4410',
    publisher: 'HI',
    title: 'Designing post-installed anchorages under long-term tension',
    designations: ['NSB E 214', 'HI 4410-2'],
  },
  {
    productCode: 'PIC-EL-1173',
    publisher: 'PIC',
    title: 'Anchoring pipe supports on offshore decks',
    designations: ['PIC RP 1173'],
  },
];

/** The accounts of the demo whose people may take courses, in every tenant. */
export const learningAccounts: readonly string[] = ['halvorsen', 'library', 'carrow-university'];
