import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CardTab } from '../cards/CardTab.tsx';
import { favouritesQuery } from '../queries.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';

/** The first of a reader's favourites, and the way to all of them. */
export function Favorites() {
  const words = useMessages('dashboard');
  const { status, data, refetch } = useQuery(favouritesQuery);
  return (
    <CardTab
      asked={{ status, data: data?.result, refetch }}
      none={{ title: words('favorites.none'), text: words('favorites.noneText') }}
      way={<Link to="/favorites">{words('favorites.all')}</Link>}
    />
  );
}
