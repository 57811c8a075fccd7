import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './MailSearch.module.css';

type Props = { search: string; onSearch: (search: string) => void };

/** Narrows the list to those mails that have a text in a name, an address or a subject. */
export function MailSearch({ search, onSearch }: Props) {
  const words = useMessages('admin');
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('search');
          onSearch(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <TextField label={words('searchFor')} name="search" type="search" defaultValue={search} />
        <Button type="submit">{words('search')}</Button>
      </form>
    </search>
  );
}
