import type { Enlarged, HtmlState, HtmlView } from '@norma/reader';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { Address } from '../useAddress.ts';
import type { Outline } from './Clauses.tsx';
import { useFind, type Finding } from './useFind.ts';
import { useHtmlView } from './useHtmlView.ts';
import { useTextLook } from './useTextLook.ts';
import { type Translate, useMessages } from '../../../i18n/useMessages.ts';
import { useCopyLink } from '../useCopyLink.ts';
import { useFollowedPlace } from '../useFollowedPlace.ts';
import { useLibrary } from '../useLibrary.ts';
import { keepStopped, stoppedAt, type Stopped } from './stoppedPlaces.ts';

export type Text = {
  article: string;
  /** Which content it is, as marks name it. */
  content: string | undefined;
  contentCode: string;
  title: string;
  address: Address;
};
type Ready = HtmlState & { status: 'ready' };

export type Reading = {
  container: RefObject<HTMLDivElement | null>;
  covering: RefObject<HTMLDivElement | null>;
  view: HtmlView | undefined;
  status: HtmlState['status'];
  /** Absent until the text is there. */
  outline: Outline | undefined;
  finding: Finding;
  /** The figure or table that is shown on its own. */
  enlarged: Enlarged | null;
  setEnlarged: (enlarged: Enlarged | null) => void;
  look: ReturnType<typeof useTextLook>;
  stopped: ReturnType<typeof useStopped>;
  jump: (name: string) => void;
  /** The clause that was jumped to, for screen reader users. */
  announced: string;
};

/** The text of a document at the place of the address, which follows the reading. */
export function useReading({ article, content, contentCode, title, address }: Text): Reading {
  const t = useMessages('html-viewer');
  const look = useTextLook();
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const [announced, setAnnounced] = useState('');

  const jump = (name: string): void => {
    stepTo(name);
    setAnnounced(nowRead(view?.state(), t));
  };
  const { container, covering, view, state } = useHtmlView({
    article,
    content,
    title,
    look: look[0],
    place: address.clause,
    events: {
      onLink: (name) => jump(name),
      onCopyLink: (id) => copy(id),
      onEnlarge: setEnlarged,
      onOpened: () => setAnnounced(nowRead(view?.state(), t)),
    },
  });
  const ready = state.status === 'ready' ? state : undefined;
  const finding = useFind(view, ready !== undefined);
  const { nameOf, stepTo } = useFollowedClause({ view, ready, address });
  const copyLink = useCopyLink(contentCode, ready !== undefined, t);
  const copy = (id: string): void => copyLink({ id, name: nameOf(id) });
  const stopped = useStopped({ contentCode, state, hasPlaceInUrl: address.clause !== null, nameOf });

  const missed = ready?.missed ?? null;
  useEffect(() => {
    if (missed) showToast({ kind: 'info', message: missedWords(missed, t) });
  }, [missed, t]);

  const outline = ready && {
    ...ready,
    counts: finding.found.counts,
    onClause: (id: string) => jump(nameOf(id)),
    onCopyLink: copy,
  };
  const { status } = state;
  return {
    container,
    covering,
    view,
    status,
    outline,
    finding,
    enlarged,
    setEnlarged,
    look,
    stopped,
    jump,
    announced,
  };
}

const missedWords = ({ asked, instead }: NonNullable<Ready['missed']>, t: Translate<'html-viewer'>): string =>
  instead === null ? t('missed', { asked }) : t('missedInstead', { asked, instead });

function nowRead(state: HtmlState | undefined, t: Translate<'html-viewer'>): string {
  if (state?.status !== 'ready') return '';
  const clause = state.clauses.find(({ id }) => id === state.current);
  return clause ? t('nowClause', { clause: `${clause.number} ${clause.title}`.trim() }) : '';
}

type useFollowedClauseReady = HtmlState & { status: 'ready' };
type Options = { view: HtmlView | undefined; ready: useFollowedClauseReady | undefined; address: Address };

type Followed = {
  /** The id of a clause in URLs. */
  nameOf: (id: string) => string;
  /** Goes to a place of the text, as a step to come back from. */
  stepTo: (name: string) => void;
};

/** Keeps the URL and the clause in view in step. */
function useFollowedClause({ view, ready, address }: Options): Followed {
  const { write, clause: asked } = address;
  const nameOf = useCallback((id: string) => view?.nameOf(id) ?? id, [view]);
  const writeClause = useCallback(
    (clause: string | null, how: 'step' | 'following') => write('clause', clause, how),
    [write],
  );
  const goTo = useCallback((clause: string | null) => clause !== null && view?.goTo(clause), [view]);
  const shown = ready && placeOf(ready, nameOf);
  const writeStep = useFollowedPlace({ requested: asked, shown, write: writeClause, goTo });
  const stepTo = (name: string): void => {
    writeStep(name);
    view?.goTo(name);
  };
  return { nameOf, stepTo };
}

/** The place that an address names; none at the beginning. */
function placeOf({ clauses, place }: useFollowedClauseReady, nameOf: (id: string) => string): string | null {
  const first = clauses[0];
  return place === null || (first && place === nameOf(first.id)) ? null : place;
}

type useStoppedOptions = {
  contentCode: string;
  state: HtmlState;
  hasPlaceInUrl: boolean;
  nameOf: (id: string) => string;
};

type Offered = { place: Stopped | null; dismiss: () => void };

/** Stores where the reader stops in a document, and offers that place when it is opened again. */
function useStopped({ contentCode, state, hasPlaceInUrl, nameOf }: useStoppedOptions): Offered {
  const { account } = useLibrary();
  const { tenant, id: person } = account;
  const [before] = useState(() => (hasPlaceInUrl ? null : stoppedAt({ tenant, person }, contentCode)));
  const [isDismissed, setDismissed] = useState(false);
  const ready = state.status === 'ready' ? state : undefined;
  const first = ready?.clauses[0]?.id ?? null;
  const current = ready?.current ?? null;
  const [hasMoved, setMoved] = useState(hasPlaceInUrl);
  if (!hasMoved && current !== null && current !== first) setMoved(true);

  const clause = ready?.clauses.find(({ id }) => id === current);
  const title = clause && `${clause.number} ${clause.title}`.trim();
  useEffect(() => {
    if (!hasMoved || current === null || title === undefined) return;
    const stopped = current === first ? null : { clause: nameOf(current), title };
    keepStopped({ tenant, person }, contentCode, stopped);
  }, [hasMoved, current, first, title, nameOf, tenant, person, contentCode]);

  const isOffered = ready !== undefined && !isDismissed && !hasMoved;
  return { place: isOffered ? before : null, dismiss: () => setDismissed(true) };
}
