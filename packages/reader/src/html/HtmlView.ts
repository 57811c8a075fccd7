import readingCss from '../reading.css?raw';
import { Observed, type DocumentView } from '../view.ts';
import { wayOf } from './anchors.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { readyFormulas } from './formulas.ts';
import { framePage, speechOf } from './frame.ts';
import { keepHeight } from './height.ts';
import { printInPage } from './paper.ts';
import { Reading } from './reading.ts';
import { followColours, fontFacesOf, nonceOf } from './surroundings.ts';

/** What an HTML view shows: its clauses, and which of them is being read. */
export type HtmlState =
  | { status: 'loading' }
  | {
      status: 'ready';
      clauses: readonly Clause[];
      current: string | null;
      /** What was jumped to, until someone scrolls; then the clause being read. */
      place: string | null;
      language: string;
      direction: 'ltr' | 'rtl';
    };

export type HtmlOptions = {
  container: HTMLElement;
  /** The document as the server gives it: one sanitised `<article>`. */
  article: string;
  /** What assistive technology calls the document; it stands in the foot of a printed page too. */
  title: string;
  /** Tokens of the look with the tenant's own, as CSS. */
  tokens: string;
  /** The place to open at, if any. */
  place: string | null;
  /** Asked to follow a link within the document: going there is the caller's, who may make it a step to come back to. */
  onLink: (name: string) => void;
  /** How much of the window's top is covered by what stays there while the page scrolls, in px. */
  coveredTop: () => number;
};

const scrollsBy = ['scroll', 'resize'] as const;

/** An HTML document in a frame without scripts that grows with its content: the page around it scrolls. */
export class HtmlView implements DocumentView<HtmlState, string> {
  readonly #options: HtmlOptions;
  readonly #observed = new Observed<HtmlState>({ status: 'loading' });
  readonly #frame: HTMLIFrameElement;
  readonly #reading: Reading;
  readonly #end = new AbortController();

  constructor(options: HtmlOptions) {
    this.#options = options;
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the rule looks for a React element; the next line has it
    this.#frame = options.container.ownerDocument.createElement('iframe');
    this.#frame.setAttribute('sandbox', 'allow-same-origin');
    this.#frame.title = options.title;
    this.#frame.srcdoc = this.#source();
    this.#frame.addEventListener('load', this.#onLoad, { once: true, signal: this.#end.signal });
    this.#reading = new Reading(this.#frame, options.coveredTop);
    options.container.replaceChildren(this.#frame);
  }

  readonly state = (): HtmlState => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** Goes to an element by its id or name, and marks it. */
  readonly goTo = (name: string): void => {
    const place = this.#reading.jumpTo(name);
    if (place) mark(place);
    this.#track();
  };

  readonly destroy = (): void => {
    this.#observed.close();
    this.#end.abort();
    this.#frame.remove();
  };

  #source(): string {
    const { article, title, tokens, container } = this.#options;
    const page = container.ownerDocument;
    const styles = [fontFacesOf(page), tokens, readingCss].join('\n');
    return framePage({ article, title, styles, nonce: nonceOf(page) });
  }

  readonly #onLoad = (): void => {
    const page = this.#frame.contentDocument;
    if (!page) return;
    const { article, title, tokens, place } = this.#options;
    const { signal } = this.#end;
    const clauses = clausesOf(page);
    readyFormulas(page);
    this.#observed.set({ status: 'ready', clauses, current: null, place: null, ...speechOf(article) });
    const ends = [
      followColours(this.#frame.ownerDocument.documentElement, page.documentElement),
      keepHeight(this.#frame, page.body, () => this.#measure(clauses)),
    ];
    signal.addEventListener('abort', () => ends.forEach((end) => end()), { once: true });
    page.addEventListener('click', this.#onClick, { signal });
    for (const event of scrollsBy) window.addEventListener(event, this.#track, { signal, passive: true });
    printInPage({ frame: this.#frame, styles: `${tokens}\n${readingCss}`, foot: title }, signal);
    if (place) this.goTo(place);
  };

  #measure(clauses: readonly Clause[]): void {
    this.#reading.measure(clauses);
    this.#track();
  }

  readonly #track = (): void => {
    const state = this.state();
    if (state.status !== 'ready') return;
    const current = this.#reading.current();
    const place = this.#reading.jumpedTo() ?? current;
    if (current !== state.current || place !== state.place) this.#observed.set({ ...state, current, place });
  };

  // Listened to from here: the frame itself runs no scripts.
  readonly #onClick = (event: Event): void => {
    const link = isElement(event.target) ? event.target.closest('a[href]') : null;
    if (!link) return;
    event.preventDefault();
    const way = wayOf(link.getAttribute('href') ?? '');
    if (way.to === 'top') this.#reading.jumpToTop();
    if (way.to === 'bottom') this.#reading.jumpToBottom();
    if (way.to === 'place') this.#options.onLink(way.name);
    if (way.to === 'outside') window.open(way.address, '_blank', 'noopener,noreferrer');
  };
}

// What stands in the frame is of none of this window's own classes.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

/** Shows where a jump ended, to the eye by a bar and to assistive technology by the focus. */
function mark(place: HTMLElement): void {
  place.ownerDocument.querySelector('.arrived')?.classList.remove('arrived');
  place.classList.add('arrived');
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
