import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
import { useAccount } from '../session/index.ts';
import { FavoritesTable } from './FavoritesTable.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** The documents that the reader wants at hand. */
export function FavoritesScreen() {
  const words = useMessages('favorites');
  const { userType } = useAccount();
  usePageTitle(words('title'));
  return (
    <Screen>
      <ScreenTitle>{words('title')}</ScreenTitle>
      {userType === 'INDIVIDUAL' ? (
        <FavoritesTable />
      ) : (
        <EmptyState title={words('personal')}>{words('personalText')}</EmptyState>
      )}
    </Screen>
  );
}
