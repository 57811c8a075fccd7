import { useTranslation } from 'react-i18next';
import { Link, Outlet, type RouteObject } from 'react-router';
import { opens, useAccount, useTenant, type Needs, type ScreenRoute } from '../features/session/index.ts';
import { Notice } from '../ui/feedback/Notice.tsx';

/** Routes, each behind its conditions; a route that shows nothing is a programming error. */
export const guarded = (routes: readonly ScreenRoute[]): RouteObject[] =>
  routes.map((route) => {
    const { path, element, Component, lazy, handle } = route;
    if (!element && !Component && !lazy)
      throw new Error(`A component needs to be specified for path ${path ?? ''}`);
    return { element: <Guard needs={handle.needs} />, children: [route] };
  });

/** Shows a screen to visitors who meet its conditions, and a notice to all others. */
function Guard({ needs }: { needs: Needs }) {
  const { t } = useTranslation();
  const visitor = { account: useAccount(), tenant: useTenant() };
  if (opens(needs, visitor)) return <Outlet />;
  return (
    <Notice title={t('page.notAuthorized')} acts={<Link to="/">{t('page.goHome')}</Link>}>
      {t('page.notAuthorizedText')}
    </Notice>
  );
}
