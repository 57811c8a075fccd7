import { DataTable, type DataTableProps } from './DataTable.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';

type Props<Row> = Omit<DataTableProps<Row>, 'rows' | 'paging' | 'isLoading' | 'failure' | 'narrow'> & {
  /** How the question for the page stands. */
  list: { error: Error | null; isPending: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  /** The rows of the page, and how many there are on all pages; undefined until there is an answer. */
  rows: readonly Row[] | undefined;
  total: number | undefined;
  /** Which page is looked at, counted from 0, and the ways to others; without addresses they cannot be linked. */
  at: {
    place: { readonly page: number };
    goTo: (to: { page: number }) => void;
    addressOf?: (to: { page: number }) => string;
  };
  /** Rows on a page. */
  size: number;
  /** The most pages that are named at once; as the width allows unless told otherwise. */
  max?: number;
  /** What is said in the place of rows that could not be loaded. */
  failed: { title: string; text: string };
};

/** A list that the server keeps, page by page, from the question for a page to its rows. */
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
      failure={
        error &&
        !rows && (
          <ErrorState title={failed.title} onRetry={() => void refetch()} error={error}>
            {failed.text}
          </ErrorState>
        )
      }
    />
  );
}
