import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
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
        <FavoritesTable />
      ) : (
        <EmptyState title={t('personal')}>{t('personalText')}</EmptyState>
      )}
    </Screen>
  );
}
