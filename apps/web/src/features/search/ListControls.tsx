import { Menu } from '../../ui/overlays/Menu.tsx';
import { pageSizes, sortOrders, type SearchAddress } from './address.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ListControls.module.css';

/** The change of the URL. */
export type Change = (changed: Partial<SearchAddress>) => void;
type Props = { search: SearchAddress; onChange: Change };

/** The sort of the results; semantic search has only one. */
export function SortMenu({ search: { kind, sort }, onChange }: Props) {
  const t = useMessages('search');
  if (kind === 'semantic') return null;
  return (
    <span className={styles.control}>
      <span aria-hidden>{t('sortBy')}</span>
      <Menu
        label={<b className={styles.value}>{t(`sort.${sort}`)}</b>}
        title={t('sortBy')}
        items={sortOrders.map((order) => ({
          key: order,
          label: t(`sort.${order}`),
          isChosen: order === sort,
        }))}
        onChoose={(key) => onChange({ sort: sortOrders.find((order) => order === key) ?? 'best' })}
      />
    </span>
  );
}

/** How many results are on a page. */
export function SizeMenu({ search: { size }, onChange }: Props) {
  const t = useMessages('search');
  return (
    <span className={styles.control}>
      <span aria-hidden>{t('show')}</span>
      <Menu
        label={<b className={styles.value}>{size}</b>}
        title={t('showOnPage')}
        items={pageSizes.map((each) => ({ key: String(each), label: each, isChosen: each === size }))}
        onChoose={(key) => onChange({ size: pageSizes.find((each) => String(each) === key) ?? 25 })}
      />
    </span>
  );
}
