import type { Enlarged, HtmlState, HtmlView } from '@norma/reader';
import { useEffect, useState, type RefObject } from 'react';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { Address } from '../useAddress.ts';
import type { Outline } from './Clauses.tsx';
import { useCopyLink } from './useCopyLink.ts';
import { useFind, type Finding } from './useFind.ts';
import { useFollowedClause } from './useFollowedClause.ts';
import { useHtmlView } from './useHtmlView.ts';
import { useStopped } from './useStopped.ts';
import { useTextLook } from './useTextLook.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';

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
  /** The clause that was jumped to, for those who listen. */
  announced: string;
};

/** The text of a document at the place of the address, which follows the reading. */
export function useReading({ article, content, contentCode, title, address }: Text): Reading {
  const words = useMessages('html-viewer');
  const look = useTextLook();
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const [announced, setAnnounced] = useState('');
  const copy = useCopyLink(contentCode);

  const jump = (name: string): void => {
    stepTo(name);
    setAnnounced(nowRead(view?.state(), words));
  };
  const { container, covering, view, state } = useHtmlView({
    article,
    content,
    title,
    look: look[0],
    place: address.clause,
    events: {
      onLink: (name) => jump(name),
      onCopyLink: (id) => copy(nameOf(id)),
      onEnlarge: setEnlarged,
    },
  });
  const ready = state.status === 'ready' ? state : undefined;
  const finding = useFind(view, ready !== undefined);
  const { nameOf, stepTo } = useFollowedClause({ view, ready, address });
  const stopped = useStopped({ contentCode, state, isPlaceAsked: address.clause !== null, nameOf });

  const missed = ready?.missed ?? null;
  useEffect(() => {
    if (missed) showToast({ kind: 'info', message: missedWords(missed, words) });
  }, [missed, words]);

  const outline = ready && {
    ...ready,
    counts: finding.found.counts,
    onClause: (id: string) => jump(nameOf(id)),
    onCopyLink: (id: string) => copy(nameOf(id)),
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

const missedWords = (
  { asked, instead }: NonNullable<Ready['missed']>,
  words: Translate<'html-viewer'>,
): string => (instead === null ? words('missed', { asked }) : words('missedInstead', { asked, instead }));

function nowRead(state: HtmlState | undefined, words: Translate<'html-viewer'>): string {
  if (state?.status !== 'ready') return '';
  const clause = state.clauses.find(({ id }) => id === state.current);
  return clause ? words('nowClause', { clause: `${clause.number} ${clause.title}`.trim() }) : '';
}
