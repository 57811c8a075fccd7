/** The guides that come with Norma, as topics of a help menu; it has their titles in other languages. */
export const topics = {
  searching: {
    id: 'searching',
    key: 'help.searching',
    title: 'Searching the library',
  },
  reading: {
    id: 'reading',
    key: 'help.reading',
    title: 'Reading and comparing editions',
  },
  keeping: {
    id: 'keeping',
    key: 'help.keeping',
    title: 'Favorites, notes and downloads',
  },
  librarians: {
    id: 'librarians',
    key: 'help.librarians',
    title: 'For librarians',
  },
  firstHour: {
    id: 'first-hour',
    key: 'help.first-hour',
    title: 'The first hour: exercises',
  },
} as const;
