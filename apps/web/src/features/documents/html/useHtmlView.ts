import { HtmlView, type HtmlOptions, type HtmlState } from '@norma/reader';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { passKey } from '../../../ui/keys/pressed.ts';
import { useTokens } from './useTokens.ts';
import { hasActed } from '../sinceNavigation.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/**
 * Calls back as soon as no menu is open and the focus is in no dialog: what a reader has opened must not be moved out of their
 * sight. The answer ends the waiting.
 */
function whenNoOverlay(act: () => void): () => void {
  if (!isBusy()) {
    act();
    return () => {};
  }
  const watch = new MutationObserver(() => {
    if (isBusy()) return;
    watch.disconnect();
    act();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

const isBusy = (): boolean =>
  document.querySelector('[role="menu"]') !== null ||
  (document.activeElement?.closest('[role="dialog"]') ?? null) !== null;

/** The options of the view. */
export type ViewEvents = Pick<HtmlOptions, 'onLink' | 'onCopyLink' | 'onEnlarge' | 'onOpened'>;

type Options = Pick<HtmlOptions, 'article' | 'title' | 'look' | 'place' | 'comparison'> & {
  events: ViewEvents;
  /** Which content it is, as marks name it. */
  content?: string | undefined;
};

type Shown = {
  container: RefObject<HTMLDivElement | null>;
  /** The element that may cover the top of the text while it scrolls. */
  covering: RefObject<HTMLDivElement | null>;
  view: HtmlView | undefined;
  state: HtmlState;
};

const loading: HtmlState = { status: 'loading' };
const getLoading = (): HtmlState => loading;
const neverChanges = () => () => {};

/** Shows an article in a container while the component is, and nothing of it afterwards. */
export function useHtmlView({ article, content, title, look, place, comparison, events }: Options): Shown {
  const t = useMessages('html-viewer');
  const tokens = useTokens();
  const container = useRef<HTMLDivElement>(null);
  const covering = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<HtmlView>();
  // Read when a view is made or asks; a later place, look or event does not make another one.
  const latest = useRef({ place, look, events });
  useEffect(() => {
    latest.current = { place, look, events };
  });

  useLayoutEffect(() => {
    if (!container.current) return undefined;
    const opened = new HtmlView({
      container: container.current,
      article,
      ...(content !== undefined && { content }),
      title,
      tokens,
      look: latest.current.look,
      place: latest.current.place,
      whenFree: whenNoOverlay,
      mayFocus: () => !hasActed(),
      onOpened: () => latest.current.events.onOpened?.(),
      words: {
        copyLink: (clause) => t('copyLink', { clause }),
        enlarge: (figure) => t('enlarge', { figure }),
      },
      onLink: (name) => latest.current.events.onLink(name),
      onCopyLink: (id) => latest.current.events.onCopyLink(id),
      onEnlarge: (enlarged) => latest.current.events.onEnlarge(enlarged),
      comparison,
      coveredTop: () => lineAbove(container.current) + (covering.current?.offsetHeight ?? 0),
    });
    setView(opened);
    return () => {
      opened.destroy();
      setView(undefined);
    };
  }, [article, content, title, tokens, t, comparison]);
  useEffect(() => view?.setLook(look), [view, look]);
  useEffect(() => view?.listenToKeys(passKey), [view]);

  const state = useSyncExternalStore(view?.subscribe ?? neverChanges, view?.state ?? getLoading);
  return { container, covering, view, state };
}

/** The height of the line that the page keeps above its text. */
const lineAbove = (text: Element | null): number =>
  text ? Number.parseFloat(getComputedStyle(text).getPropertyValue('--reading-line')) || 0 : 0;
