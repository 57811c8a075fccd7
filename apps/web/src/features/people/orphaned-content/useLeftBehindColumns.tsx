import type { OrphanedContent } from '@norma/contracts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { personAddress } from '../addresses.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** What the list says of each who has left something behind. */
export function useOrphanedContentColumns(
  nameOf: (left: OrphanedContent) => string,
): Column<OrphanedContent>[] {
  const words = useMessages('people');
  return [
    {
      key: 'owner',
      head: words('formerOwner'),
      cell: (left) => <Owner left={left} name={nameOf(left)} />,
    },
    { key: 'account', head: words('account'), cell: ({ account }) => <bdi>{account.name}</bdi> },
    { key: 'groups', head: words('groups'), isFigure: true, cell: ({ groups }) => groups },
    {
      key: 'compassPoints',
      head: words('compassPoints'),
      isFigure: true,
      cell: ({ compassPoints }) => compassPoints,
    },
  ];
}

/** A way to whoever is still a person of the library. */
function Owner({ left: { owner }, name }: { left: OrphanedContent; name: string }) {
  if (!owner.isKnown) return <bdi>{name}</bdi>;
  return (
    <Link to={personAddress(owner.id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
