import { Menu } from '../../ui/Menu.tsx';
import { pageSizes, type SearchAddress, type SortOrder } from './address.ts';
import { useWords } from './useWords.ts';
import parts from './ListControls.module.css';

const orders: readonly SortOrder[] = ['best', 'ascending', 'descending'];

/** What of an address is to be otherwise. */
export type Change = (changed: Partial<SearchAddress>) => void;
type Props = { search: SearchAddress; onChange: Change };

/** How the results are ordered. */
export function SortMenu({ search: { sort }, onChange }: Props) {
  const words = useWords();
  return (
    <span className={parts.control}>
      <span aria-hidden>{words('sortBy')}</span>
      <Menu
        label={<b className={parts.value}>{words(`sort.${sort}`)}</b>}
        title={words('sortBy')}
        items={orders.map((order) => ({
          key: order,
          label: words(`sort.${order}`),
          isChosen: order === sort,
        }))}
        onChoose={(key) => onChange({ sort: orders.find((order) => order === key) ?? 'best' })}
      />
    </span>
  );
}

/** How many results stand on a page. */
export function SizeMenu({ search: { size }, onChange }: Props) {
  const words = useWords();
  return (
    <span className={parts.control}>
      <span aria-hidden>{words('show')}</span>
      <Menu
        label={<b className={parts.value}>{size}</b>}
        title={words('showOnPage')}
        items={pageSizes.map((each) => ({ key: String(each), label: each, isChosen: each === size }))}
        onChoose={(key) => onChange({ size: pageSizes.find((each) => String(each) === key) ?? 25 })}
      />
    </span>
  );
}
