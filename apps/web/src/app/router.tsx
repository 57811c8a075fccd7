import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  Link,
  Outlet,
  NavigationType,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { guarded } from './guarded.tsx';
import { screens, standaloneScreens } from './screens.ts';
import { Shell } from './Shell.tsx';
import { BrokenScreen } from './UnexpectedError.tsx';
import { useTranslation } from 'react-i18next';
import { lazyWithMessages } from '../i18n/lazyWithMessages.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { useDelayed } from '../ui/hooks/useDelayed.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { FollowLikes } from '../features/profile/index.ts';
import { Downloads } from '../features/downloads/index.ts';
import { useEffect, useRef } from 'react';
import { client } from '../client/client.ts';
import { isHome, pageViewOf } from './pageViewOf.ts';
import { useFocusOnHeading } from './useFocusOnHeading.ts';

const Keys = lazyWithMessages('shortcuts', async () => (await import('./palette/Keys.tsx')).Keys);

/** Fills the screen while its code is fetched, once that takes long enough to notice. */
function Loading() {
  const { t } = useTranslation();
  return useDelayed(true) ? <Spinner label={t('shell.loading')} /> : null;
}

/** The screen of an address that leads nowhere. */
function PageMissing() {
  const { t } = useTranslation();
  return (
    <Notice title={t('page.missing')} acts={<Link to="/">{t('page.goHome')}</Link>}>
      {t('page.missingText')}
    </Notice>
  );
}

// It has nothing to say before the first screen is there.
const ConnectionNotice = lazyWithMessages(
  [],
  async () => (await import('./ConnectionNotice.tsx')).ConnectionNotice,
);

/** What goes with every screen, whether the shell is around it or not: its visits count. */
function WithinLibrary() {
  usePageViews();
  useFocusOnHeading();
  return (
    <>
      <Outlet />
      <Downloads />
      <ConnectionNotice whenFailed={null} />
      <FollowLikes whenFailed={null} />
      <Keys whenFailed={null} />
    </>
  );
}

/** Leads home from the address of the sign-in, unless the app is already on its way to the screen that was asked for. */
function AfterSignIn() {
  const { state } = useNavigation();
  return state === 'idle' ? <Navigate replace to="/" /> : null;
}

const withinShell: RouteObject[] = [
  ...guarded(screens),
  { path: '/implicit/callback', element: <AfterSignIn /> },
  { path: '*', element: <PageMissing /> },
];

/** The page of shared parts is for those who build them: a build for readers leaves it out. */
const parts: RouteObject[] =
  import.meta.env.DEV || import.meta.env.NORMA_PARTS
    ? [
        {
          path: '/dev/parts',
          lazy: async () => ({ Component: (await import('../ui-gallery/index.ts')).GalleryPage }),
        },
      ]
    : [];

/** Every address of the app and its screen, each screen loaded when it is first shown. */
export const router = createBrowserRouter([
  {
    element: <WithinLibrary />,
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Loading />,
    children: [
      { element: <Shell />, children: withErrors(withinShell) },
      ...withErrors([...guarded(standaloneScreens), ...parts]),
    ],
  },
]);

/** A screen that breaks leaves the shell around it intact. */
function withErrors(routes: RouteObject[]): RouteObject[] {
  return [{ errorElement: <BrokenScreen />, children: routes }];
}

/** Counts every page that the reader comes to. */
function usePageViews(): void {
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
