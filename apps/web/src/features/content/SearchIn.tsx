import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Content.module.css';

type Props = { label: string; search: string; onSearch: (search: string) => void };

/** Narrows a list to what has a text in it. */
export function SearchIn({ label, search, onSearch }: Props) {
  const words = useMessages('content');
  return (
    <search>
      <form
        className={styles.search}
        key={search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('search');
          onSearch(typeof typed === 'string' ? typed.trim().slice(0, 200) : '');
        }}
      >
        <TextField label={label} name="search" type="search" defaultValue={search} />
        <Button type="submit">{words('search')}</Button>
      </form>
    </search>
  );
}
