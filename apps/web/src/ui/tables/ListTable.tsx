import { DataTable, type DataTableProps } from './DataTable.tsx';

type Props<Row> = Omit<DataTableProps<Row>, 'rows' | 'paging' | 'isLoading' | 'failure' | 'narrow'> & {
  /** The state of the query for the page. */
  list: { error: Error | null; isPending: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  /** The rows of the page, and how many there are on all pages; undefined until there is an answer. */
  rows: readonly Row[] | undefined;
  total: number | undefined;
  /** The current page, counted from 0, and how to go to others; without `addressOf` pages have no links. */
  at: {
    place: { readonly page: number };
    goTo: (to: { page: number }) => void;
    addressOf?: (to: { page: number }) => string;
  };
  /** Rows on a page. */
  size: number;
  /** The largest number of page links; as many as fit by default. */
  max?: number;
  /** Shown when the rows could not be loaded. */
  failed: { title: string; text: string };
};

/** A table of rows that the server pages, driven by the query for the current page. */
export function ListTable<Row>({ list, rows, total = 0, at, size, max, failed, ...table }: Props<Row>) {
  const { error, isPending, isPlaceholderData, refetch } = list;
  const { place, goTo, addressOf } = at;
  return (
    <DataTable
      {...table}
      rows={rows ?? []}
      paging={{
        page: place.page,
        size,
        total,
        onPage: ({ page }) => goTo({ page }),
        ...(addressOf && { hrefOf: (page) => addressOf({ page }) }),
        ...(max !== undefined && { max }),
      }}
      isLoading={isPending || isPlaceholderData}
      narrow="stack"
      failure={error && !rows && { ...failed, error, onRetry: refetch }}
    />
  );
}
