import type { PublisherCode } from './publishers.ts';

/** One of `videos` that is shown with the documents of some families. */
export type DocumentVideo = {
  readonly hashedId: string;
  readonly file: string;
  /** The poster image. */
  readonly poster: string;
  readonly publisher: PublisherCode;
  readonly designations: readonly string[];
  /** Whether it shows how to use the library. */
  readonly isTutorial: boolean;
};

/** A course that is shown with the documents of some families. */
export type DocumentCourse = {
  readonly productCode: string;
  readonly publisher: PublisherCode;
  readonly title: string;
  readonly designations: readonly string[];
};

/** The videos of demo documents, in their order. */
export const documentVideos: readonly DocumentVideo[] = [
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

/** The courses of demo documents, in their order. */
export const documentCourses: readonly DocumentCourse[] = [
  {
    productCode: 'NSB-EL-2141',
    publisher: 'NSB',
    title: 'Sustained-load tests of bonded anchors: setup, readings, projection',
    designations: ['NSB E 214'],
  },
  {
    productCode: 'NSB-EL-0310',
    publisher: 'NSB',
    title: 'Uncertainty of mechanical tests: worked examples',
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
