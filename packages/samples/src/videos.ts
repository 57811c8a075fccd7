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
    description: 'From half a designation, or a few words, to the page that you need.',
    seconds: 42,
    sections: [
      { key: 'home', title: 'The search box is at the top of every page', startsAt: 0 },
      { key: 'type-ahead', title: 'Half a designation is enough', startsAt: 6 },
      { key: 'results', title: 'Words are looked for in titles, summaries and texts', startsAt: 16 },
      { key: 'narrowing', title: 'Narrow what was found by type and publisher', startsAt: 24 },
      { key: 'reading', title: 'Open a title to read it as PDF or HTML', startsAt: 34 },
    ],
  },
  {
    file: 'editions.webm',
    kind: 'training',
    title: 'Reading the right edition',
    description: 'What the status of an edition says, and how to get from an old edition to the current one.',
    seconds: 38,
    sections: [
      { key: 'current', title: 'A filled mark: this edition is in force', startsAt: 0 },
      { key: 'changes', title: 'The foreword lists what was changed', startsAt: 7 },
      { key: 'choosing', title: 'All editions of the standard are in this menu', startsAt: 15 },
      { key: 'previous', title: 'An older edition says so, and leads to the current one', startsAt: 22 },
      { key: 'back', title: 'One step, and you are where you should be', startsAt: 31 },
    ],
  },
];
