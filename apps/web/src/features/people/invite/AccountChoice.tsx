import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { accountsNamedQuery } from './queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './AccountChoice.module.css';

/** An account that was chosen. */
export type ChosenAccount = { id: string; name: string; number: string };

type Props = {
  label: string;
  name: string;
  hint?: string;
  chosen: readonly ChosenAccount[];
  onChange: (chosen: ChosenAccount[]) => void;
  required?: boolean;
};

const shownAtMost = 6;

/** Accounts to be chosen: those that are, and those that have what is typed. */
export function AccountChoice({ label, name, hint, chosen, onChange, required = false }: Props) {
  const t = useMessages('invitations');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data = [], isError, isPending } = useQuery(accountsNamedQuery(search));
  const others = data.filter(({ id }) => chosen.every((each) => each.id !== id)).slice(0, shownAtMost);
  const offered = [...chosen, ...others];
  return (
    <div className={styles.choice}>
      <TextField
        label={t('findAccount')}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.slice(0, 200))}
        autoComplete="off"
        dir="auto"
      />
      {offered.length > 0 && (
        <CheckboxGroup
          label={label}
          name={name}
          hint={hint}
          required={required}
          options={offered.map(({ id, name: account, number }) => ({
            value: id,
            label: (
              <>
                <bdi>{account}</bdi> <span className={styles.number}>{number}</span>
              </>
            ),
          }))}
          value={chosen.map(({ id }) => id)}
          onChange={(ids) => onChange(offered.filter(({ id }) => ids.includes(id)))}
        />
      )}
      <p className={styles.none} role="status">
        {isError && t('accountsFailed')}
        {!isError && !isPending && data.length === 0 && t('noAccountFound')}
      </p>
    </div>
  );
}
