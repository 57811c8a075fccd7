import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { authorities, personStates } from '../choices.atBuild.ts';
import { PickOne, type Choice } from '../pick/PickOne.tsx';
import { accountChoices, accountQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { usePlace } from './address.ts';
import styles from './PeopleFilters.module.css';

type Props = Pick<ReturnType<typeof usePlace>, 'place' | 'goTo'>;

/** Narrows the list: by a text of names and addresses, by account, by how people stand, and by what they may do. */
export function PeopleFilters({ place, goTo }: Props) {
  const words = useMessages('people');
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
      <AccountFilter key={place.account} place={place} goTo={goTo} />
      <Select
        label={words('standing')}
        value={place.state ?? ''}
        placeholder={words('any')}
        options={personStates.map((state) => ({ value: state, label: words(`state.${state}`) }))}
        onChange={({ currentTarget: { value } }) =>
          goTo({ state: personStates.find((state) => state === value) ?? null, page: 0 })
        }
      />
      <Select
        label={words('role')}
        value={place.authority ?? ''}
        placeholder={words('any')}
        options={authorities.map((authority) => ({ value: authority, label: words(`role.${authority}`) }))}
        onChange={({ currentTarget: { value } }) =>
          goTo({ authority: authorities.find((authority) => authority === value) ?? null, page: 0 })
        }
      />
    </search>
  );
}

/** The account that the address names, and any other; without text it is none again. */
function AccountFilter({ place, goTo }: Props) {
  const words = useMessages('people');
  const [isCleared, setCleared] = useState(false);
  const { data: named = null } = useQuery({
    ...accountQuery(place.account ?? ''),
    enabled: place.account !== null,
  });
  const choose = (choice: Choice | null): void => {
    setCleared(choice === null);
    const account = choice?.id ?? null;
    if (choice !== null && account !== place.account) goTo({ account, page: 0 });
  };
  return (
    <PickOne
      label={words('account')}
      queryOf={accountChoices}
      chosen={isCleared ? null : named}
      onChoose={choose}
      onLeftEmpty={() => place.account !== null && goTo({ account: null, page: 0 })}
    />
  );
}
