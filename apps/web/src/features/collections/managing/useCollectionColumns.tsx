import type { ListedCollection } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { hrefOf, usualSize } from '../address.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { whoHas } from './whoHas.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** What the list says of each collection of the account. */
export function useCollectionColumns(): Column<ListedCollection>[] {
  const words = useMessages('collections');
  const number = useNumberFormat();
  const { i18n } = useTranslation();
  return [
    {
      key: 'name',
      head: words('name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={hrefOf({ isManaging: true, collection: id, page: 0, size: usualSize, sort: 'ALPHA_ASC' })}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'documents',
      head: words('documents'),
      isFigure: true,
      cell: ({ documents }) => number(documents),
    },
    { key: 'whoHasIt', head: words('whoHasIt'), cell: (collection) => whoHas(collection, words) },
    {
      key: 'changed',
      head: words('changed'),
      cell: ({ changedDate, changedBy }) =>
        words('changedOn', {
          day: writeDay(changedDate.slice(0, 10), 'MMM DD YYYY', i18n.language),
          person: isolate(changedBy),
        }),
    },
  ];
}
