import { highlight } from '@norma/search-core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Hidden } from '../../ui/Hidden.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { Status } from '../../ui/Status.tsx';
import { SuggestedDesignation } from './SuggestedDesignation.tsx';
import type { Option, OptionGroup } from './useSuggestions.ts';
import { isolated } from './quoted.ts';
import { useWords } from './useWords.ts';
import parts from './Suggestions.module.css';

type Props = {
  /** Of the list; each line has it with its position behind. */
  id: string;
  groups: OptionGroup[];
  typed: string;
  active: number | null;
  onPoint: (position: number) => void;
  onChoose: (position: number) => void;
  onSearch: () => void;
};

/** Documents that what was typed may mean, by publisher. The focus stays in the box; the line chosen there is drawn here. */
export function Suggestions({ id, groups, typed, active, onPoint, onChoose, onSearch }: Props) {
  const words = useWords();
  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const documents = groups.flatMap(({ options }) => options).filter(({ kind }) => kind === 'document').length;

  return (
    <>
      <Hidden>
        <span role="status">{words('suggestionCount', { count: documents })}</span>
      </Hidden>
      <div className={parts.list} id={id} role="listbox" aria-label={words('suggestions')}>
        {groups.map(({ publisherCode, publisherName, options }) => (
          <div className={parts.group} key={publisherCode} role="group" aria-label={publisherName}>
            <p className={parts.publisher} aria-hidden>
              <bdi>{publisherName}</bdi>
            </p>
            {options.map((option) => (
              // Keys reach the lines through the box, which keeps the focus: a press must not take it away.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                className={parts[option.kind]}
                key={option.position}
                id={`${id}-${option.position}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.position === active}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => onPoint(option.position)}
                onClick={() => onChoose(option.position)}
              >
                <Line option={option} typed={typed} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={parts.foot}>
        <Keys />
        <button
          className={parts.all}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onSearch}
        >
          <span>{words('searchFor', { text: isolated(typed.trim()) })}</span>
          <IconArrowRight className={parts.arrow} size={14} stroke={1.6} aria-hidden />
        </button>
      </div>
    </>
  );
}

function Line({ option, typed }: { option: Option; typed: string }) {
  const words = useWords();
  if (option.kind === 'more') {
    return (
      <>
        {words('moreOf', { publisher: option.publisherName })}
        <IconArrowRight className={parts.arrow} size={14} stroke={1.6} aria-hidden />
      </>
    );
  }
  const { designationNo, documentTitle, status } = option.document;
  return (
    <>
      <SuggestedDesignation value={designationNo} typed={typed} />
      <span className={parts.title} dir="auto">
        <Marked text={documentTitle} ranges={highlight(documentTitle, typed)} />
      </span>
      <Status status={status} />
    </>
  );
}

function Keys() {
  const words = useWords();
  return (
    <span className={parts.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {words('key.choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {words('key.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {words('key.close')}
      </span>
    </span>
  );
}
