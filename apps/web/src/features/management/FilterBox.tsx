import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './FilterBox.module.css';

type Props = { label: string; filter: string; onFilter: (filter: string) => void };

/** Filters the list below while the user types. */
export function FilterBox({ label, filter, onFilter }: Props) {
  return (
    <search className={styles.filter}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        value={filter}
        onChange={({ currentTarget }) => onFilter(currentTarget.value)}
      />
    </search>
  );
}
