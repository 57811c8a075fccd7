import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from './ChooseFrom.module.css';

/** What is chosen: a person with an address, or a group. */
type Choice = { readonly id: string | number; readonly name: string; readonly email?: string };

type Props<Item extends Choice, Key extends readonly unknown[]> = {
  /** What to type. */
  label: string;
  /** What is chosen from. */
  legend: string;
  nothingFound: string;
  /** In the place of that while nothing is typed. */
  nothingThere: string;
  queryOf: (text: string) => UseQueryOptions<Item[], Error, Item[], Key>;
  chosen: readonly Item[];
  onChoose: (chosen: Item[]) => void;
};

const typingPauseMs = 300;

/** Any of many, found by name while typing; those that are chosen come first, and stay whatever is typed. */
export function ChooseFrom<Item extends Choice, Key extends readonly unknown[]>({
  label,
  legend,
  nothingFound,
  nothingThere,
  queryOf,
  chosen,
  onChoose,
}: Props<Item, Key>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), typingPauseMs);
  const { data: found = [], error, isFetched } = useQuery(queryOf(query));
  // What was chosen when the sheet opened stays in sight after the mark is taken away.
  const [first] = useState(chosen);
  const shown = new Map([...first, ...chosen, ...found].map((item) => [item.id, item]));
  const choose = (item: Item, isOn: boolean): void =>
    onChoose(isOn ? [...chosen, item] : chosen.filter(({ id }) => id !== item.id));

  return (
    <div className={styles.choose}>
      <TextField
        label={label}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        dir="auto"
      />
      <fieldset className={styles.items}>
        <legend className={styles.legend}>{legend}</legend>
        {[...shown.values()].map((item) => (
          <Checkbox
            key={item.id}
            state={chosen.some(({ id }) => id === item.id) ? 'on' : 'off'}
            onChange={(isOn) => choose(item, isOn)}
            label={
              <>
                <bdi>{item.name}</bdi> {item.email && <bdi className={styles.email}>{item.email}</bdi>}
              </>
            }
          />
        ))}
      </fieldset>
      <p className={styles.status} aria-live="polite">
        {error && wordsFor(error, t)}
        {!error && isFetched && found.length === 0 && (query === '' ? nothingThere : nothingFound)}
      </p>
    </div>
  );
}
