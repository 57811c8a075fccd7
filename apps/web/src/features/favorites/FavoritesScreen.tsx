import { usePageTitle } from '../../words/usePageTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useAccount } from '../session/index.ts';
import { FavoritesTable } from './FavoritesTable.tsx';
import { useWords } from './useWords.ts';
import parts from './FavoritesScreen.module.css';

/** The documents that the reader wants at hand. */
export function FavoritesScreen() {
  const words = useWords();
  const { userType } = useAccount();
  usePageTitle(words('title'));
  return (
    <div className={parts.screen}>
      <h1 className={parts.title} tabIndex={-1}>
        {words('title')}
      </h1>
      {userType === 'INDIVIDUAL' ? (
        <FavoritesTable />
      ) : (
        <EmptyState title={words('personal')}>{words('personalText')}</EmptyState>
      )}
    </div>
  );
}
