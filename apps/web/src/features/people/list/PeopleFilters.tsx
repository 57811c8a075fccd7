import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { authorities, personStates } from '../choices.atBuild.ts';
import { useWords } from '../useWords.ts';
import type { usePlace } from './address.ts';
import parts from './PeopleFilters.module.css';

/** Narrows the list: by a text of names and addresses, by how people stand, and by what they may do. */
export function PeopleFilters({ place, goTo }: Pick<ReturnType<typeof usePlace>, 'place' | 'goTo'>) {
  const words = useWords();
  return (
    <search className={parts.filters}>
      <form
        key={place.search}
        className={parts.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('search');
          goTo({ ...place, search: typeof typed === 'string' ? typed.trim() : '', page: 0 });
        }}
      >
        <TextField
          label={words('searchFor')}
          name="search"
          type="search"
          defaultValue={place.search}
          limit={200}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit">{words('search')}</Button>
      </form>
      <Select
        label={words('standing')}
        value={place.state ?? ''}
        placeholder={words('any')}
        options={personStates.map((state) => ({ value: state, label: words(`state.${state}`) }))}
        onChange={({ currentTarget: { value } }) =>
          goTo({ ...place, state: personStates.find((state) => state === value) ?? null, page: 0 })
        }
      />
      <Select
        label={words('role')}
        value={place.authority ?? ''}
        placeholder={words('any')}
        options={authorities.map((authority) => ({ value: authority, label: words(`role.${authority}`) }))}
        onChange={({ currentTarget: { value } }) =>
          goTo({ ...place, authority: authorities.find((authority) => authority === value) ?? null, page: 0 })
        }
      />
    </search>
  );
}
