/** What is first in the contents: the reader's own places in the library. */
export const majorTabs = [
  'HOME',
  'SUBSCRIPTION',
  'TRACKER',
  'FAVORITES',
  'NOTES',
  'SAVED_SEARCHES',
  'GROUPS',
  'LINKS_MANAGEMENT',
  'E_LEARNING',
  'COMPASS_POINTS',
  'DIGITAL_LIBRARY_LINK',
] as const;

/** What is below them, for those who look after a subscription. */
export const minorTabs = [
  'TERMINOLOGY_DICTIONARY',
  'HYPERLINK',
  'LINK_MANAGER',
  'SUBSCRIPTION_USAGE',
  'CUSTOM_COLLECTION',
] as const;

/** Tabs of administrators of compass points, in addition to those of all users. */
export const compassPointTabs = ['COMPASS_POINTS_ADMIN', 'COMPASS_POINTS_REPORT'] as const;

/** Places of the publisher outside the library that have words in every language. */
export const outsideTabs = [
  'TECHNICAL_COMMITTEES',
  'MEMBERSHIP',
  'MEETINGS_AND_SYMPOSIA',
  'PUBLISH',
  'ILLUMINANCE_TABLES',
  'REFERENCE_RETRIEVER',
  'LIGHTING_LIBRARY',
  'E_LEARNING_OUTSIDE',
  'SPEC_BUILDER',
] as const;

/** What is under the reader's name; MEMBER_SITE is their own page at the tenant ("my …"). */
export const userTabs = ['MY_ACCOUNT', 'MEMBER_SITE', 'SHARED_WITH_ME'] as const;

/** Every entry that a menu of the library can have, by its code: an account's `userMenuList` says which it may. */
export const menuCodes = [
  ...majorTabs,
  ...minorTabs,
  ...compassPointTabs,
  ...outsideTabs,
  ...userTabs,
  'HELP',
] as const;
export type MenuCode = (typeof menuCodes)[number];

/** What an account's list may hold: entries, and the right to read change histories of compass points. */
export const menuListCodes = [...menuCodes, 'COMPASS_POINT_HISTORY'] as const;
export type MenuListCode = (typeof menuListCodes)[number];
