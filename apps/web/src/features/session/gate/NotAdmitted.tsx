import { useTranslation } from 'react-i18next';
import type { CallRefused } from '../../../client/client.ts';
import { credentials } from '../../../client/credentials.ts';
import { useTenant } from '../tenant.ts';
import { Farewell } from './Farewell.tsx';
import { isolateLtr } from '../../../i18n/isolate.ts';

/** Says that an account or network address is not admitted, and signs out. */
export function NotAdmitted({ error }: { error: CallRefused }) {
  const { t } = useTranslation('sign-in');
  const methods = useTenant()['authentication-methods'];
  const { authMode, originatedIpAddress } = credentials();
  const isOfNetwork = authMode === 'IP' || authMode === 'APPLET';
  // Among Arabic words an address keeps its own direction.
  const address = isolateLtr(originatedIpAddress);
  return (
    <Farewell title={t(isOfNetwork ? 'notAdmittedByNetwork' : 'notAdmittedBySso')}>
      {methods.every((method) => method === 'SSO')
        ? t('onlySso', { address })
        : t(error.code === 'address-not-allowed' ? 'addressLeft' : 'accountGone', { address })}
    </Farewell>
  );
}
