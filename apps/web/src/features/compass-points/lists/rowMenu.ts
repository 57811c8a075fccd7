import type { Account, CompassPoint } from '@norma/contracts';

/** The actions on a compass point in its row. */
export type RowEntry = 'edit' | 'reactivate' | 'history' | 'copy' | 'deactivate';

/** Who looks at the row. */
export type Looking = {
  /** Whether they look after the compass points of their account. */
  isAdmin: boolean;
  /** Whether they may read change histories. */
  mayAudit: boolean;
};

type Row = Pick<CompassPoint, 'isOwn' | 'isManaged' | 'edit' | 'isDeleted' | 'contentCode'>;

/** The menu of a row, in order; `rowMenu.md` documents it as a table. */
export function rowMenuOf(row: Row, { isAdmin, mayAudit }: Looking): RowEntry[] {
  if (!row.isManaged || !(row.isOwn || isAdmin || mayAudit)) return [];
  const isOffered = row.contentCode !== '';
  const offered: Record<RowEntry, boolean> = {
    edit: row.edit && !row.isDeleted && isOffered,
    reactivate: row.edit && row.isDeleted,
    history: mayAudit,
    copy: !row.isDeleted && isOffered,
    deactivate: row.edit && !row.isDeleted,
  };
  return order.filter((entry) => offered[entry]);
}

const order: readonly RowEntry[] = ['edit', 'reactivate', 'history', 'copy', 'deactivate'];

/** Who a reader is where compass points are concerned. */
export const lookingAs = ({
  authorities,
  userMenuList,
}: Pick<Account, 'authorities' | 'userMenuList'>): Looking => ({
  isAdmin: authorities.some((held) => held === 'CP_ADMIN' || held === 'COMPASS_POINT_ADMIN'),
  mayAudit: userMenuList.includes('COMPASS_POINT_HISTORY'),
});
