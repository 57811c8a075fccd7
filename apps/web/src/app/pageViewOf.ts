import type { PageView } from '@norma/contracts';
import { pageViews } from './names.atBuild.ts';

// Screens of one kind under another address.
const others: Readonly<Record<string, PageView>> = {
  'document-view': 'document',
  'content-access': 'document',
  'content-redirect': 'document',
  'semantic-search': 'content-search',
  DIGITAL_LIBRARY: 'resolve',
  Standards: 'resolve',
};

/** The kind of page under which a visit of an address is counted. */
export function pageViewOf(path: string): PageView {
  const name = path.split('/')[1] ?? '';
  const view = pageViews.find((each) => each === name);
  return view ?? (Object.hasOwn(others, name) ? others[name] : undefined) ?? 'home';
}

/** Whether an address is one of the home screen: its tabs have addresses, and are one page. */
export const isHome = (path: string): boolean => /^\/(home(\/|$)|$)/.test(path);
