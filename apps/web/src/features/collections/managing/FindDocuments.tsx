import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { HighlightedHtml } from '../../../ui/text/HighlightedHtml.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { foundQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './FindDocuments.module.css';

type Props = { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void };

/** Searches the library, and lets documents of what was found be chosen; what is chosen stays for the next search. */
export function FindDocuments({ chosen, onChoose }: Props) {
  const words = useMessages('collections');
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [searchText, setSearchText] = useState('');
  const { data, error, isFetching } = useQuery(foundQuery(searchText));
  const search = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setSearchText(typed.trim());
  };
  const choose = (contentCode: string, isOn: boolean): void =>
    onChoose(isOn ? chosen.union(new Set([contentCode])) : chosen.difference(new Set([contentCode])));
  const found = searchText === '' ? undefined : data;

  return (
    <div className={styles.find}>
      <form className={styles.search} role="search" aria-label={words('find')} onSubmit={search}>
        <TextField
          className={styles.field}
          label={words('find')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          dir="auto"
          data-autofocus
        />
        <Button type="submit" aria-disabled={isFetching || undefined}>
          {words('search')}
        </Button>
      </form>
      <div aria-live="polite">
        {error && <p className={styles.failure}>{wordsFor(error, t)}</p>}
        {found && (
          <p className={styles.count}>
            {found.count === 0 ? words('foundNone') : words('found', { count: found.count })}
          </p>
        )}
      </div>
      {found && found.count > 0 && (
        <fieldset className={styles.results} data-stale={isFetching || undefined}>
          <legend className={styles.legend}>{words('results')}</legend>
          {found.documents.map(({ contentCode, displayDesignation, documentTitle }) => (
            <Checkbox
              key={contentCode}
              state={chosen.has(contentCode) ? 'on' : 'off'}
              onChange={(isOn) => choose(contentCode, isOn)}
              label={
                <span className={styles.result}>
                  <Designation value={displayDesignation} size="table" />{' '}
                  <bdi className={styles.title}>
                    <HighlightedHtml html={documentTitle} query={searchText} />
                  </bdi>
                </span>
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
