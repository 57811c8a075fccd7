/** A short film of our own about the product. */
export type Video = {
  /** Its file in the folder of videos, WebM with VP9 and no sound. */
  readonly file: string;
  readonly kind: 'tutorial' | 'training';
  readonly title: string;
  readonly description: string;
  readonly seconds: number;
  /** What is shown from when on; the titles are also the captions in the film. */
  readonly sections: readonly { readonly key: string; readonly title: string; readonly startsAt: number }[];
};

/** Folder of the videos. */
export const videosFolder: URL = new URL('../videos/', import.meta.url);

/** The videos of the demo library. */
export const videos: readonly Video[] = [
  {
    file: 'searching.webm',
    kind: 'tutorial',
    title: 'Finding a standard',
    description: 'Get from part of a designation, or a few words, to the page you need.',
    seconds: 42,
    sections: [
      { key: 'home', title: 'The search box is at the top of every page', startsAt: 0 },
      { key: 'type-ahead', title: 'Part of a designation is enough', startsAt: 6 },
      { key: 'results', title: 'Titles, abstracts and full texts are searched', startsAt: 16 },
      { key: 'narrowing', title: 'Filter the results by type and publisher', startsAt: 24 },
      { key: 'reading', title: 'Open a title to read it as PDF or HTML', startsAt: 34 },
    ],
  },
  {
    file: 'editions.webm',
    kind: 'training',
    title: 'Reading the right edition',
    description:
      'What the status of an edition means, and how to get from an old edition to the current one.',
    seconds: 38,
    sections: [
      { key: 'current', title: 'The status label shows that this edition is in force', startsAt: 0 },
      { key: 'changes', title: 'The foreword lists the changes', startsAt: 7 },
      { key: 'choosing', title: 'This menu contains all editions of the standard', startsAt: 15 },
      { key: 'previous', title: 'An older edition links to the current one', startsAt: 22 },
      { key: 'back', title: 'One click takes you to the current edition', startsAt: 31 },
    ],
  },
];
