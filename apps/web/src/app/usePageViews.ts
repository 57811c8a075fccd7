import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { client } from '../client/client.ts';
import { isHome, pageViewOf } from './pageViewOf.ts';

/** Counts every page that the reader comes to. */
export function usePageViews(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key: '', page: '', isHome: false });
  const page = pageViewOf(pathname);
  const isHomeNow = isHome(pathname);

  useEffect(() => {
    const before = last.current;
    last.current = { key, page, isHome: isHomeNow };
    // A page that puts a better address in its place is still the same page, and so are the tabs of the home screen.
    const isBetterAddress = type === NavigationType.Replace && before.page === page;
    const isTab = before.isHome && isHomeNow;
    const isSame = before.key === key || isBetterAddress || isTab;
    // A visit that could not be counted is no matter of the reader's.
    if (!isSame) client.usage.pageView({ body: { page } }).catch(() => {});
  }, [key, page, isHomeNow, type]);
}
