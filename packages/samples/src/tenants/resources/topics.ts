/** The guides that come with Norma, as topics of a help menu. */
export const topics = {
  searching: {
    id: 'searching',
    key: 'help.searching',
    title: 'Searching the library',
    titles: { ar: 'البحث في المكتبة' },
  },
  reading: {
    id: 'reading',
    key: 'help.reading',
    title: 'Reading and comparing editions',
    titles: { ar: 'قراءة الطبعات ومقارنتها' },
  },
  keeping: {
    id: 'keeping',
    key: 'help.keeping',
    title: 'Favourites, notes and downloads',
    titles: { ar: 'المفضلة والملاحظات والتنزيل' },
  },
  librarians: {
    id: 'librarians',
    key: 'help.librarians',
    title: 'For librarians',
    titles: { ar: 'لأمناء المكتبات' },
  },
  firstHour: {
    id: 'first-hour',
    key: 'help.first-hour',
    title: 'The first hour: exercises',
    titles: { ar: 'الساعة الأولى: تمارين' },
  },
} as const;
