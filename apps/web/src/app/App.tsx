import type { TenantConfiguration } from '@norma/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { frontPageHere, SessionGate, TenantContext } from '../features/session/index.ts';
import { Look } from '../theme/Look.tsx';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { NumericDates } from '../ui/text/numericDates.ts';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { noteSignIn } from './useFocusOnHeading.ts';
import { ErrorBoundary } from './UnexpectedError.tsx';
import { useDirection } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const showAddress = (address: string): void => {
  noteSignIn();
  void router.navigate(address, { replace: true });
};

/** The web app of one tenant. */
export function App({ tenant }: { tenant: TenantConfiguration }) {
  const [FrontPage] = useState(frontPageHere);
  const hasNumericDates = tenant.features.some(({ code, enabled }) => code === 'numeric-dates' && enabled);
  return (
    <Look>
      <FollowDirection />
      <TenantContext value={tenant}>
        <NumericDates value={hasNumericDates}>
          <QueryClientProvider client={queries}>
            <ErrorBoundary>
              <Suspense>
                {FrontPage ? (
                  <FrontPage />
                ) : (
                  <SessionGate onReturn={showAddress}>
                    <RouterProvider router={router} />
                  </SessionGate>
                )}
              </Suspense>
            </ErrorBoundary>
            <Toasts />
          </QueryClientProvider>
        </NumericDates>
      </TenantContext>
    </Look>
  );
}

/** Turns menus and layers round with the language. */
function FollowDirection() {
  const { setDirection } = useDirection();
  const { i18n } = useTranslation();
  const direction = i18n.dir();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}
