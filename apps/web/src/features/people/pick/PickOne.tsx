import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './PickOne.module.css';

/** A choice by name, with a second text that tells it from others of the same name. */
export type Choice = { readonly id: string; readonly name: string; readonly about: string };

type Props<Key extends readonly unknown[]> = {
  label: string;
  hint?: string;
  error?: string | undefined;
  name?: string;
  queryOf: (text: string) => UseQueryOptions<Choice[], Error, Choice[], Key>;
  chosen: Choice | null;
  onChoose: (chosen: Choice | null) => void;
  /** It was left without a text and without a choice. */
  onLeftEmpty?: () => void;
};

const typingPauseMs = 250;

/** One of many, found by typing part of its name: a combobox as the ARIA practices have it. */
export function PickOne<Key extends readonly unknown[]>({
  queryOf,
  chosen,
  onChoose,
  onLeftEmpty,
  ...field
}: Props<Key>) {
  const t = useMessages('people');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [query] = useDebouncedValue(typed.trim(), typingPauseMs);
  const { data: found = [], isFetching, isError } = useQuery({ ...queryOf(query), enabled: isOpen });
  // A list that is about to change under the mark is not chosen from by keys.
  const isSettled = query === typed.trim() && !isFetching;

  const choose = (choice: Choice): void => {
    onChoose(choice);
    setTyped('');
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation(); // What lies around it stays open.
      setOpen(false);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (isSettled && found.length > 0)
        setAt((at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % found.length);
    }
    const marked = isSettled ? found[at] : undefined;
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (marked) choose(marked);
      else if (!chosen && typed === '') onLeftEmpty?.();
    }
  };
  return (
    <div
      className={styles.pick}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        if (!chosen && typed === '') onLeftEmpty?.();
      }}
    >
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && at >= 0 && found[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        dir="auto"
        value={chosen && !isOpen ? chosen.name : typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setOpen(true);
          setAt(-1);
          if (chosen) onChoose(null);
        }}
      />
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={field.label} hidden={!isOpen}>
        {found.map((choice, index) => (
          <button
            className={styles.option}
            type="button"
            tabIndex={-1}
            key={choice.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <bdi>{choice.name}</bdi>
            <bdi className={styles.about}>{choice.about}</bdi>
          </button>
        ))}
      </div>
      <p className={styles.status} role="status">
        {isOpen && isSettled && (isError ? t('notFound') : found.length === 0 && t('nothingFound'))}
      </p>
    </div>
  );
}
