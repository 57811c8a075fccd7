import type { ComparisonOptions } from './changes.ts';
import type { Clause } from './clauses.ts';
import type { Enlarged } from './EnlargedView.ts';

/** What an HTML view shows: its clauses, and which of them is being read. */
export type HtmlState =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      clauses: readonly Clause[];
      /**
       * The id of the clause being read, as in `clauses`; null before the first one. After a jump it is the clause that
       * was jumped to, until someone scrolls. Other parts of the page may rely on it: it says what a reader has in mind.
       */
      current: string | null;
      /** What an address calls the place being read: what was jumped to, until someone scrolls; then the clause. */
      place: string | null;
      /** A place that was asked for and does not exist, and what is shown instead: the clause around it, if any. */
      missed: { asked: string; instead: string | null } | null;
      language: string;
      direction: 'ltr' | 'rtl';
    };

/** How a reader wants texts to be set. */
export type TextLook = {
  size: 'small' | 'normal' | 'large';
  /** Between lines. */
  spacing: 'close' | 'normal' | 'wide';
  face: 'serif' | 'sans';
  /** The ground; as that of the page around it by default. */
  paper: 'auto' | 'light' | 'sepia' | 'dark';
  /** How long lines may be. */
  lines: 'short' | 'long';
};

export type HtmlOptions = {
  container: HTMLElement;
  /** The document as the server gives it: one sanitised `<article>`. */
  article: string;
  /** What assistive technology calls the document; it is in the foot of a printed page too. */
  title: string;
  /** Which content this is: anchors name it, and marks made in it are not looked for. */
  content?: string;
  /** Tokens of the look with the tenant's own, as CSS. */
  tokens: string;
  look: TextLook;
  /** The place to open at, if any. */
  place: string | null;
  /** Calls back when the text may be moved to that place, and at once unless told otherwise; the answer ends the waiting. */
  whenFree?: (act: () => void) => () => void;
  /** Whether the place that it is opened at may take the focus, which its reader may have moved by then; it may unless told. */
  mayFocus?: () => boolean;
  /** It was opened at its place, and the focus was left where it was. */
  onOpened?: () => void;
  /** What the controls within the text are called. */
  words: { copyLink: (clause: string) => string; enlarge: (figure: string) => string };
  /** Asked to follow a link within the document: going there is the caller's, who may make it a step to come back to. */
  onLink: (name: string) => void;
  /** The link to a clause is wanted, by its id. */
  onCopyLink: (id: string) => void;
  /** A figure or table is to be shown on its own. */
  onEnlarge: (enlarged: Enlarged) => void;
  /** How much of the window's top is covered by what stays there while the page scrolls, in px. */
  coveredTop: () => number;
  /** What makes the article the text of a comparison: its clauses then have no links to copy. */
  comparison?: ComparisonOptions | undefined;
};
