import { TextField } from '../../ui/forms/TextField.tsx';
import { FilterRow } from '../../ui/admin/FilterRow.tsx';

type Props = { label: string; filter: string; onFilter: (filter: string) => void };

/** Filters the list below while the user types. */
export function FilterBox({ label, filter, onFilter }: Props) {
  return (
    <FilterRow>
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={label}
          type="search"
          autoComplete="off"
          value={filter}
          onChange={({ currentTarget }) => onFilter(currentTarget.value)}
        />
      </form>
    </FilterRow>
  );
}
