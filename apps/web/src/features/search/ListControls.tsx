import { Menu } from '../../ui/overlays/Menu.tsx';
import { pageSizes, sortOrders, type SearchAddress } from './address.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ListControls.module.css';

/** What of an address is to be otherwise. */
export type Change = (changed: Partial<SearchAddress>) => void;
type Props = { search: SearchAddress; onChange: Change };

/** How the results are ordered; what is near in meaning has one order only. */
export function SortMenu({ search: { kind, sort }, onChange }: Props) {
  const words = useMessages('search');
  if (kind === 'semantic') return null;
  return (
    <span className={styles.control}>
      <span aria-hidden>{words('sortBy')}</span>
      <Menu
        label={<b className={styles.value}>{words(`sort.${sort}`)}</b>}
        title={words('sortBy')}
        items={sortOrders.map((order) => ({
          key: order,
          label: words(`sort.${order}`),
          isChosen: order === sort,
        }))}
        onChoose={(key) => onChange({ sort: sortOrders.find((order) => order === key) ?? 'best' })}
      />
    </span>
  );
}

/** How many results stand on a page. */
export function SizeMenu({ search: { size }, onChange }: Props) {
  const words = useMessages('search');
  return (
    <span className={styles.control}>
      <span aria-hidden>{words('show')}</span>
      <Menu
        label={<b className={styles.value}>{size}</b>}
        title={words('showOnPage')}
        items={pageSizes.map((each) => ({ key: String(each), label: each, isChosen: each === size }))}
        onChoose={(key) => onChange({ size: pageSizes.find((each) => String(each) === key) ?? 25 })}
      />
    </span>
  );
}
