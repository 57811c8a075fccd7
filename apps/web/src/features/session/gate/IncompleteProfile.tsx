import { siteElsewhere } from '@norma/contracts/fields';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Farewell } from './Farewell.tsx';
import { queryKeys } from '../../../client/queryKeys.ts';

/**
 * Sends a user whose single sign-on did not say enough of them to where they can complete it; where the library has no
 * such place, they are told so and signed out.
 */
export function IncompleteProfile() {
  const { t } = useTranslation('sign-in');
  const { t: shared } = useTranslation();
  const { data, isPending } = useQuery({
    queryKey: queryKeys.session('profiling'),
    queryFn: ({ signal }) => client.sso.progressiveProfilingUrl({}, { signal }),
    meta: { isHandled: true },
  });
  const place = siteElsewhere(data?.progressiveProfilingUrl ?? '');
  useEffect(() => {
    if (place) window.location.replace(place);
  }, [place]);
  if (isPending || place) return <Spinner label={shared('session.loading')} />;
  return <Farewell title={t('incomplete')}>{t('signoutContent.SSO')}</Farewell>;
}
