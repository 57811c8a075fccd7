import { HtmlView, type HtmlState } from '@norma/reader';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTokens } from './useTokens.ts';

type Options = {
  article: string;
  title: string;
  clause: string | null;
  /** A link within the text was followed. */
  onLink: (name: string) => void;
};

type Shown = {
  container: RefObject<HTMLDivElement | null>;
  /** What may stand over the top of the text while it scrolls. */
  covering: RefObject<HTMLDivElement | null>;
  view: HtmlView | undefined;
  state: HtmlState;
};

const loading: HtmlState = { status: 'loading' };
const getLoading = (): HtmlState => loading;
const neverChanges = () => () => {};

/** Shows an article in a container while the component stands, and nothing of it afterwards. */
export function useHtmlView({ article, title, clause, onLink }: Options): Shown {
  const tokens = useTokens();
  const container = useRef<HTMLDivElement>(null);
  const covering = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<HtmlView>();
  // Read when a view is made or asks; a later clause does not make another one.
  const latest = useRef({ clause, onLink });
  useEffect(() => {
    latest.current = { clause, onLink };
  });

  useLayoutEffect(() => {
    if (!container.current) return undefined;
    const opened = new HtmlView({
      container: container.current,
      article,
      title,
      tokens,
      place: latest.current.clause,
      onLink: (name) => latest.current.onLink(name),
      coveredTop: () => covering.current?.offsetHeight ?? 0,
    });
    setView(opened);
    return () => {
      opened.destroy();
      setView(undefined);
    };
  }, [article, title, tokens]);

  const state = useSyncExternalStore(view?.subscribe ?? neverChanges, view?.state ?? getLoading);
  return { container, covering, view, state };
}
