import { outsideTabs as tabs, pageViews as views } from '@norma/contracts';

/** The kinds of page under which visits are counted. */
export const pageViews: typeof views = views;

/** The names of menu entries that lead out of the library. */
export const outsideTabs: typeof tabs = tabs;
