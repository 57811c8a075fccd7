import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { accountStates } from '../choices.atBuild.ts';
import { offersQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { usePlace } from './address.ts';
import styles from './AccountFilters.module.css';

/** Narrows the list: by a text of names and numbers, by how accounts stand, and by what they subscribe to. */
export function AccountFilters({ place, goTo }: Pick<ReturnType<typeof usePlace>, 'place' | 'goTo'>) {
  const words = useMessages('accounts');
  const { data: offers = [] } = useQuery(offersQuery);
  return (
    <search className={styles.filters}>
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
          label={words('searchFor')}
          name="search"
          type="search"
          defaultValue={place.search}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit">{words('search')}</Button>
      </form>
      <Select
        label={words('standing')}
        value={place.state ?? ''}
        placeholder={words('any')}
        options={accountStates.map((state) => ({ value: state, label: words(`state.${state}`) }))}
        onChange={({ currentTarget: { value } }) =>
          goTo({ state: accountStates.find((state) => state === value) ?? null, page: 0 })
        }
      />
      <Select
        label={words('subscribesTo')}
        value={place.publisher ?? ''}
        placeholder={words('any')}
        options={offers.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ currentTarget: { value } }) => goTo({ publisher: value || null, page: 0 })}
      />
    </search>
  );
}
