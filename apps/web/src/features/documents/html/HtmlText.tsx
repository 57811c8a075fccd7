import type { HtmlState } from '@norma/reader';
import { useCallback } from 'react';
import { ClauseBar } from './ClauseBar.tsx';
import { Clauses } from './Clauses.tsx';
import { Opening } from '../Opening.tsx';
import type { Address } from '../useAddress.ts';
import { useFollowedPlace } from '../useFollowedPlace.ts';
import { useHtmlView } from './useHtmlView.ts';
import { useWords } from './useWords.ts';
import parts from './HtmlText.module.css';

type Props = { article: string; title: string; address: Address };

/** The text of a document beside its clauses, at the clause of the address, which follows the reading. */
export function HtmlText({ article, title, address }: Props) {
  const words = useWords();
  const { write } = address;
  const jump = (name: string): void => {
    write('clause', withoutMark(name), 'step');
    view?.goTo(name);
  };
  const { container, covering, view, state } = useHtmlView({
    article,
    title,
    clause: address.clause,
    onLink: jump,
  });
  const writeClause = useCallback((clause: string | null) => write('clause', clause, 'in-place'), [write]);
  const goTo = useCallback((clause: string | null) => clause !== null && view?.goTo(clause), [view]);
  const isReady = state.status === 'ready';
  const shown = isReady ? placeOf(state) : undefined;
  useFollowedPlace({ asked: address.clause, shown, write: writeClause, goTo });
  const outline = isReady ? { ...state, onClause: jump } : undefined;

  return (
    <div className={parts.reader}>
      <div className={parts.bar} ref={covering}>
        {outline && <ClauseBar outline={outline} />}
      </div>
      <div className={parts.aside}>{outline && <Clauses outline={outline} />}</div>
      <section className={parts.text} aria-label={words('text')}>
        <div ref={container} />
        {!isReady && <Opening>{words('opening')}</Opening>}
      </section>
    </div>
  );
}

/** The place that an address names; none at the beginning. */
function placeOf({ clauses, place }: HtmlState & { status: 'ready' }): string | null {
  return place === null || place === clauses[0]?.id ? null : withoutMark(place);
}

/** Addresses name a clause as its publisher does, without the mark that keeps our own ids apart. */
const withoutMark = (id: string): string => id.replace(/^s-/, '');
