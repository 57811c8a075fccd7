import type { CollectionReader } from '@norma/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readersQuery } from '../queries.ts';
import { useWords } from '../useWords.ts';
import parts from './ChoosePeople.module.css';

type Props = {
  chosen: readonly CollectionReader[];
  onChoose: (chosen: CollectionReader[]) => void;
};

const typingPauseMs = 300;

/** People who read through the account, those who are chosen first; others are found by name or address. */
export function ChoosePeople({ chosen, onChoose }: Props) {
  const words = useWords();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), typingPauseMs);
  const { data: found = [], error, isFetched } = useQuery(readersQuery(asked));
  // Who was chosen when the sheet opened stays in sight after the mark is taken away.
  const [first] = useState(chosen);
  const shown = new Map([...first, ...chosen, ...found].map((person) => [person.id, person]));
  const isChosen = ({ id }: CollectionReader): boolean => chosen.some((each) => each.id === id);
  const choose = (person: CollectionReader, isOn: boolean): void =>
    onChoose(isOn ? [...chosen, person] : chosen.filter(({ id }) => id !== person.id));

  return (
    <>
      <TextField
        label={words('findPeople')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        dir="auto"
      />
      <fieldset className={parts.people}>
        <legend className={parts.legend}>{words('chosenPeople')}</legend>
        {[...shown.values()].map((person) => (
          <Checkbox
            key={person.id}
            state={isChosen(person) ? 'on' : 'off'}
            onChange={(isOn) => choose(person, isOn)}
            label={
              <>
                <bdi>{person.name}</bdi> <bdi className={parts.email}>{person.email}</bdi>
              </>
            }
          />
        ))}
      </fieldset>
      <p className={parts.status} aria-live="polite">
        {error ? wordsFor(error, t) : isFetched && found.length === 0 ? words('foundNobody') : null}
      </p>
    </>
  );
}
