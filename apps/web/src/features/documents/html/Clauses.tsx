import { outlineAround, type Clause } from '@norma/reader';
import { useEffect, useRef } from 'react';
import { useWords } from './useWords.ts';
import parts from './Clauses.module.css';

export type Outline = {
  clauses: readonly Clause[];
  current: string | null;
  language: string;
  direction: 'ltr' | 'rtl';
  onClause: (id: string) => void;
};

/** The clauses of a document; the one being read is marked at the edge. */
export function Clauses({ outline }: { outline: Outline }) {
  const words = useWords();
  const { clauses, current, language, direction, onClause } = outline;
  const list = useRef<HTMLElement>(null);
  useEffect(() => keepInSight(list.current, current), [current]);

  return (
    <nav className={parts.outline} ref={list} aria-label={words('clauses')}>
      <ul className={parts.list} lang={language} dir={direction}>
        {outlineAround(clauses, current).map(({ id, number, title, level }) => (
          <li key={id}>
            <button
              className={parts.clause}
              type="button"
              data-clause={id}
              data-level={Math.min(level, 3)}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => onClause(id)}
            >
              <span className={parts.number}>
                <bdi>{number}</bdi>
              </span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the list alone, never the page, so that the clause being read can be seen in it. */
function keepInSight(list: HTMLElement | null, current: string | null): void {
  const marked = list?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(current ?? '')}"]`);
  if (!list || !marked) return;
  const room = list.getBoundingClientRect();
  const place = marked.getBoundingClientRect();
  if (place.top < room.top) list.scrollTop -= room.top - place.top + place.height;
  if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom + place.height;
}
