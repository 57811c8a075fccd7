import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
import { HealthLink } from '../references/forDocumentPage.ts';
import { useAccount } from '../session/index.ts';
import { FavoritesTable } from './FavoritesTable.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** The documents that the reader wants at hand. */
export function FavoritesScreen() {
  const t = useMessages('favorites');
  const { userType } = useAccount();
  usePageTitle(t('title'));
  return (
    <Screen>
      <ScreenTitle>{t('title')}</ScreenTitle>
      {userType === 'INDIVIDUAL' ? (
        <>
          <HealthLink of={{ scope: 'favorites' }} />
          <FavoritesTable />
        </>
      ) : (
        <EmptyState title={t('personal')}>{t('personalText')}</EmptyState>
      )}
    </Screen>
  );
}
