import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { client } from '../client/client.ts';
import { pageViewOf } from './pageViewOf.ts';

/** Counts every page that the reader comes to. */
export function usePageViews(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key: '', page: '' });
  const page = pageViewOf(pathname);

  useEffect(() => {
    const before = last.current;
    last.current = { key, page };
    // A page that puts a better address in its place is still the same page.
    const isSame = before.key === key || (type === NavigationType.Replace && before.page === page);
    // A visit that could not be counted is no matter of the reader's.
    if (!isSame) client.usage.pageView({ body: { page } }).catch(() => {});
  }, [key, page, type]);
}
