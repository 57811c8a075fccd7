import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { wordsFor } from '../../client/wordsFor.ts';
import { notify } from '../../ui/notices.ts';
import { longestText, searchPath } from './address.ts';
import { fetchSearchScreen } from './screen.ts';
import { SearchTypes, useOfferedType, useSearchTypes } from './SearchTypes.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './useCombobox.ts';
import { useDocumentLink } from './useDocumentLink.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useTyped } from './useTyped.ts';
import { useWords } from './useWords.ts';
import parts from './SearchBox.module.css';

const fewestCharacters = 2;

/** The box to search by designation, title or words, with suggestions while you type. */
export function SearchBox({ variant }: { variant: 'header' | 'hero' }) {
  const words = useWords();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const linkTo = useDocumentLink();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { text, type: asked, write } = useTyped();
  const type = useOfferedType(asked);
  const { isOpen, open, close, active, setActive, onKeyDown } = useCombobox();
  const { groups, showMore } = useSuggestions(isOpen ? text : '');
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const isOff = useNoSearch();

  const search = (): void => {
    if (Array.from(text.trim()).length < fewestCharacters) {
      notify({ kind: 'info', message: words('tooShort') });
      input.current?.focus();
      return;
    }
    close();
    void navigate(searchPath({ text: text.trim(), type }));
  };
  const choose = (position: number): void => {
    const option = options[position];
    if (option?.kind === 'more') {
      showMore(option.publisherCode).catch((error: unknown) =>
        notify({ kind: 'error', message: wordsFor(error, t) }),
      );
    }
    if (option?.kind !== 'document') return;
    close();
    void navigate(linkTo(option.document.contentCode));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <search className={parts.box} data-variant={variant} onBlur={leave}>
      <form className={parts.field} onSubmit={submit}>
        <span className={parts.type}>
          <span className={parts.in} aria-hidden>
            {words('searchIn')}
          </span>
          <SearchTypes chosen={type} onChoose={(chosen) => write({ type: chosen })} />
        </span>
        <input
          className={parts.input}
          ref={input}
          role="combobox"
          aria-label={words('placeholder')}
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active !== null ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          disabled={isOff}
          maxLength={longestText}
          placeholder={words(variant === 'hero' ? 'placeholderHero' : 'placeholder')}
          value={text}
          onFocus={fetchSearchScreen}
          onChange={(event) => {
            write({ text: event.currentTarget.value });
            setActive(null);
            open();
          }}
          onKeyDown={(event) => onKeyDown(event, options.length, choose)}
        />
        {text && (
          <button
            className={parts.clear}
            type="button"
            aria-label={words('clearText')}
            onClick={() => {
              write({ text: '' });
              input.current?.focus();
            }}
          >
            <IconX size={16} stroke={1.6} aria-hidden />
          </button>
        )}
        <button className={parts.go} type="submit" aria-label={words('search')} disabled={isOff}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          {variant === 'hero' && <span className={parts.word}>{words('search')}</span>}
        </button>
      </form>
      {isShown && (
        <div className={parts.layer}>
          <Suggestions
            id={listId}
            groups={groups}
            typed={text}
            active={active}
            onPoint={setActive}
            onChoose={choose}
            onSearch={search}
          />
        </div>
      )}
    </search>
  );
}

/** Whether the tenant offers no search at all; the reader is told once. */
function useNoSearch(): boolean {
  const words = useWords();
  const isOff = useSearchTypes().length === 0;
  useEffect(() => {
    if (isOff) notify({ kind: 'error', message: words('noSearchTypes') });
  }, [isOff, words]);
  return isOff;
}
