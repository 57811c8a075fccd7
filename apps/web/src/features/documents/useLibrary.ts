import type { Account, TenantConfiguration } from '@norma/contracts';
import { useTranslation } from 'react-i18next';
import { personName, useAccount, useTenant } from '../session/index.ts';

export type Library = {
  tenant: TenantConfiguration;
  /** The account of the reader. */
  account: Account;
  /** The reader's name. */
  reader: string;
  /** Whether documents may be read on the screen only. */
  isDrm: boolean;
};

/** Whether a feature of the product is switched on in a library. */
export const hasFeature = (
  { tenant }: { tenant: Pick<TenantConfiguration, 'features'> },
  feature: string,
): boolean => tenant.features.some(({ code, enabled }) => code === feature && enabled);

/** Whose library a document is read in, by whom, and under which terms. */
export function useLibrary(): Library {
  const tenant = useTenant();
  const account = useAccount();
  const { t } = useTranslation();
  return {
    tenant,
    account,
    reader: personName(account, t('session.guest')),
    isDrm: account.contentSecurity['drm-view'] === 'Y',
  };
}
