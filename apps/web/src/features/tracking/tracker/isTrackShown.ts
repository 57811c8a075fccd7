import type { Account, Metadata, TenantConfiguration } from '@norma/contracts';
import { hasFeature } from '../../documents/forDocumentPage.ts';

type Asked = {
  tenant: Pick<TenantConfiguration, 'features'>;
  account: Pick<Account, 'userType' | 'userMenuList'>;
};

/** Whether a reader may follow the changes of a document; a company may press it, and signs in as somebody first. */
export function isTrackShown(
  { allowToTrack }: Pick<Metadata, 'allowToTrack'>,
  { tenant, account }: Asked,
): boolean {
  if (!allowToTrack || !hasFeature({ tenant }, 'show-tracker')) return false;
  // The menu is the person's own: a company has no entry in it before somebody has signed in.
  return account.userType === 'COMPANY' || account.userMenuList.includes('TRACKER');
}
