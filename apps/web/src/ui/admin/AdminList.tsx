import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { TextField } from '../forms/TextField.tsx';
import { TabbedList } from '../lists/TabbedList.tsx';
import { ListTable } from '../tables/ListTable.tsx';
import { pageSize, type ListState } from './listAddress.ts';
import { FilterRow } from './FilterRow.tsx';
import styles from './AdminList.module.css';

/** What the address of any list may hold. */
type Place = {
  readonly page: number;
  readonly search?: string;
  readonly sort?: unknown;
  readonly direction?: 'asc' | 'desc';
};

type Text = { title: string; text: string; actions?: ReactNode };

type Props<Row, P extends Place, Kind extends string> = Omit<
  ComponentProps<typeof ListTable<Row>>,
  'at' | 'size' | 'empty'
> & {
  at: ListState<P>;
  size?: number;
  /** The field that searches the list. */
  search?: { label: string; submit: string; placeholder?: string; limit?: number };
  /** Further filters, next to the search. */
  filters?: readonly ReactNode[];
  /** The columns that the server can sort by. */
  sorts?: readonly P['sort'][];
  tabs?: Omit<ComponentProps<typeof TabbedList<Kind>>, 'children'>;
  /** Shown for a list without rows, and without rows that match its filters. */
  empty: Text;
  noneFound?: Text;
};

/** A list of the administration: search and filters, tabs by kind, sorted rows page by page; the address holds its state. */
export function AdminList<Row, P extends Place, Kind extends string = never>({
  at,
  search,
  filters = [],
  sorts,
  tabs,
  empty,
  noneFound = empty,
  ...table
}: Props<Row, P, Kind>) {
  const { place } = at;
  // The change of a generic place cannot be checked; these are fields of every place that has them.
  const goTo = (change: Partial<Place>): void => at.goTo(change as Partial<P>);
  const { text, ...none } = at.isFiltered ? noneFound : empty;
  const searchForm = search && (
    <form
      key={place.search}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        goTo({ search: typeof typed === 'string' ? typed.trim() : '', page: 0 });
      }}
    >
      <TextField
        label={search.label}
        name="search"
        type="search"
        defaultValue={place.search}
        autoComplete="off"
        dir="auto"
        placeholder={search.placeholder}
        {...(search.limit !== undefined && { limit: search.limit })}
      />
      <Button type="submit">{search.submit}</Button>
    </form>
  );
  const rows = (
    <ListTable
      {...table}
      size={table.size ?? pageSize}
      at={{ ...at, goTo, addressOf: (change) => at.addressOf(change as Partial<P>) }}
      {...(sorts && {
        sort: { by: String(place.sort), direction: place.direction === 'asc' ? 'ascending' : 'descending' },
        onSort: ({ by, direction }) =>
          goTo({
            sort: sorts.find((sort) => sort === by) ?? sorts[0],
            direction: direction === 'ascending' ? 'asc' : 'desc',
            page: 0,
          }),
      })}
      empty={<EmptyState {...none}>{text}</EmptyState>}
    />
  );
  return (
    <>
      {search && (
        <FilterRow>
          {searchForm}
          {filters}
        </FilterRow>
      )}
      {tabs ? <TabbedList {...tabs}>{rows}</TabbedList> : rows}
    </>
  );
}
