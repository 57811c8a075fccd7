import readingCss from '../reading.css?raw';
import type { Marks } from '../marks/types.ts';
import { Observed, type DocumentView, type Watched } from '../view.ts';
import { wayOf } from './anchors.ts';
import { Changes, type ComparisonLook } from './changes.ts';
import { clauseToLink, offerClauseLink } from './clauseLink.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { enlargedFrom, figureToEnlarge, offerEnlarging } from './enlarging.ts';
import { Find } from './find/Find.ts';
import { readyFormulas, readyWideFormulas } from './formulas.ts';
import { framePage, speechOf } from './frame.ts';
import { keepHeight } from './height.ts';
import type { HtmlOptions, HtmlState, TextLook } from './htmlState.ts';
import { HtmlMarks } from './marks/HtmlMarks.ts';
import { printInPage } from './paper.ts';
import { Places, titledIds } from './places.ts';
import { printInWindow } from './printWindow.ts';
import type { ReferenceOptions } from '../references/links.ts';
import { Reading, type Extent } from './reading.ts';
import { linkReferences } from './references.ts';
import { sealedFrame } from './sealedFrame.ts';
import { coloursOf, followColours, fontFacesOf, nonceOf } from './surroundings.ts';
import { readyTables } from './tables.ts';

type Ready = HtmlState & { status: 'ready' };

const scrollsBy = ['scroll', 'resize'] as const;
const nowhere: Extent = { start: 0, end: 1, clauses: [] };

/** An HTML document in a frame without scripts that grows with its content: the page around it scrolls. */
export class HtmlView implements DocumentView<HtmlState, string> {
  readonly #options: HtmlOptions;
  readonly #observed = new Observed<HtmlState>({ status: 'loading' });
  readonly #extent = new Observed<Extent>(nowhere);
  readonly #frame: HTMLIFrameElement;
  readonly #reading: Reading;
  readonly #end = new AbortController();
  readonly #keyListeners = new Set<(event: KeyboardEvent) => void>();
  #places: Places | undefined;
  #find: Find | undefined;
  #changes: Changes | undefined;
  #marks: HtmlMarks | undefined;
  #hasLinks = false;
  #awaited: string | null = null;
  #look: TextLook;

  constructor(options: HtmlOptions) {
    this.#options = options;
    this.#look = options.look;
    this.#frame = sealedFrame(options.container.ownerDocument, options.title, this.#source());
    this.#frame.addEventListener('load', this.#onLoad, { once: true, signal: this.#end.signal });
    this.#reading = new Reading(this.#frame, options.coveredTop);
    // Its beginning is not shown to a reader who is to be elsewhere.
    if (options.place !== null) this.#frame.style.visibility = 'hidden';
    options.container.replaceChildren(this.#frame);
  }

  readonly state = (): HtmlState => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** What of the text is in the window; it changes with every bit of scrolling, hence apart from the state. */
  readonly extent: Watched<Extent> = {
    state: () => this.#extent.get(),
    subscribe: (listener) => this.#extent.subscribe(listener),
  };

  /** Finds words in the text; null until the view is ready. */
  readonly find = (): Find | null => this.#find ?? null;

  /** The marks in the text; null until the view is ready, and in a comparison. */
  readonly marks = (): Marks | null => this.#marks ?? null;

  /** The changes of a comparison; null until the view is ready, and for any other text. */
  readonly changes = (): Changes | null => this.#changes ?? null;

  /** Makes links of the designations in the text, once; the text itself stays as it is. */
  readonly linkReferences = (options: ReferenceOptions): void => {
    const page = this.#frame.contentDocument;
    const article = page?.querySelector('article');
    if (!page || !article || this.state().status !== 'ready' || this.#changes || this.#hasLinks) return;
    this.#hasLinks = true;
    const around = { page, article, frame: this.#frame, signal: this.#end.signal };
    if (!linkReferences(around, options)) return;
    this.#find?.retake();
    this.#marks?.retake();
  };

  /** Lays the editions of a comparison as one text or side by side, and keeps the place. */
  readonly lay = (look: ComparisonLook): void => {
    const changes = this.#changes;
    if (changes) this.#reading.keepingPlace(() => changes.lay(look));
  };

  /** Prints the text as it is, in a window of its own. */
  readonly printAlone = (): void => {
    const shown = this.#frame.contentDocument?.querySelector('article');
    if (!shown) return;
    const article = this.#frame.ownerDocument.importNode(shown, true);
    for (const control of article.querySelectorAll('.clause-link, .enlarge, .mark-button')) control.remove();
    article.removeAttribute('style'); // Our policy would refuse it, and paper is not read out.
    const isBeside = this.#frame.contentDocument?.documentElement.classList.contains('side-by-side');
    printInWindow(this.#source(article.outerHTML, isBeside ? 'alone side-by-side' : 'alone'));
  };

  /** Goes to a place by its name, and marks it; where there is none, to the clause around it. */
  readonly goTo = (name: string): void => this.#goTo(name, { takesFocus: true });

  #goTo(name: string, { takesFocus }: { takesFocus: boolean }): void {
    const state = this.state();
    if (state.status !== 'ready') return;
    this.#awaited = null;
    this.#frame.style.visibility = '';
    const found = this.#places?.find(name) ?? null;
    if (found) {
      this.#reading.jumpTo(found.place);
      mark(found.place);
      if (takesFocus) focusOn(found.place);
    }
    const instead = found ? (this.#places?.nameOf(found.place) ?? null) : null;
    const missed = found?.isExact ? null : { asked: name, instead };
    if (missed || state.missed) this.#observed.set({ ...state, missed });
    this.#track();
  }

  /** What an address calls a clause. */
  readonly nameOf = (id: string): string => {
    const place = this.#frame.contentDocument?.getElementById(id);
    return (place && this.#places?.nameOf(place)) ?? id;
  };

  /** Scrolls so that the window begins at a place of the text between 0 and 1. */
  readonly scrollTo = (start: number): void => this.#reading.scrollToShare(start);

  /** Calls back for every key that is pressed while the focus is in the text; the answer ends that. */
  readonly listenToKeys = (listener: (event: KeyboardEvent) => void): (() => void) => {
    this.#keyListeners.add(listener);
    return () => this.#keyListeners.delete(listener);
  };

  /** Gives the focus to the text where it is being read. */
  readonly focus = (): void => {
    const page = this.#frame.contentDocument;
    const state = this.state();
    const place = state.status === 'ready' && state.current !== null && page?.getElementById(state.current);
    if (page) focusOn(place || page.body);
  };

  /** Changes the text size, and keeps the reading position. */
  readonly setLook = (look: TextLook): void => {
    const names = ['size', 'spacing', 'face', 'paper', 'lines'] as const;
    if (names.every((name) => look[name] === this.#look[name])) return;
    this.#look = look;
    this.#reading.keepingPlace(() => this.#applyLook());
  };

  readonly destroy = (): void => {
    this.#observed.close();
    this.#extent.close();
    this.#find?.close();
    this.#changes?.close();
    this.#end.abort();
    this.#frame.remove();
  };

  #source(article = this.#options.article, className = ''): string {
    const { title, tokens, container } = this.#options;
    const page = container.ownerDocument;
    const styles = [fontFacesOf(page), tokens, readingCss].join('\n');
    const attributes = [...coloursOf(page.documentElement, this.#look.paper), ...lookOf(this.#look)];
    if (className) attributes.push(['class', className]);
    return framePage({ article, title, styles, nonce: nonceOf(page), attributes });
  }

  readonly #onLoad = (): void => {
    const page = this.#frame.contentDocument;
    const article = page?.querySelector('article');
    if (!page || !article) return this.#observed.set({ status: 'failed' });
    const { article: source, title, tokens, place } = this.#options;
    const { signal } = this.#end;
    const clauses = clausesOf(page);
    const ready: Ready = {
      status: 'ready',
      clauses,
      current: null,
      place: null,
      missed: null,
      ...speechOf(source),
    };
    readyFormulas(page);
    this.#places = new Places(page);
    this.#find = this.#finder(page, article, clauses);
    this.#changes = this.#changer(page, article);
    this.#marks = this.#marker(page, article);
    this.#observed.set(ready);
    const ends = [
      this.#followColours(page),
      keepHeight(this.#frame, page.body, () => this.#measure(clauses)),
    ];
    signal.addEventListener('abort', () => ends.forEach((end) => end()), { once: true });
    this.#offerControls(page, clauses);
    page.addEventListener('click', this.#onClick, { signal });
    page.addEventListener('keydown', (event) => this.#keyListeners.forEach((listen) => listen(event)), {
      signal,
    });
    for (const event of scrollsBy) window.addEventListener(event, this.#track, { signal, passive: true });
    window.addEventListener('resize', () => this.#ready(page), { signal, passive: true });
    printInPage({ frame: this.#frame, styles: `${tokens}\n${readingCss}`, foot: title }, signal);
    if (place) this.#openAt(place);
  };

  /** Goes to the place that the text is opened at; until the text may be moved, that is where the reader is. */
  #openAt(place: string): void {
    const go = (): void => {
      // If the reader was led elsewhere in the meantime, stay there.
      if (this.#awaited !== place) return;
      const takesFocus = this.#options.mayFocus?.() ?? true;
      this.#goTo(place, { takesFocus });
      if (!takesFocus) this.#options.onOpened?.();
    };
    const { whenFree } = this.#options;
    this.#awaited = place;
    if (!whenFree) return go();
    this.#end.signal.addEventListener('abort', whenFree(go), { once: true });
    this.#track();
  }

  #finder(page: Document, article: Element, clauses: readonly Clause[]): Find {
    return new Find({
      page,
      article,
      titled: titledIds(clauses),
      inWindow: () => this.#reading.inWindow(),
      show: (stretch) => this.#reading.show(stretch),
    });
  }

  #changer(page: Document, article: HTMLElement): Changes | undefined {
    const { comparison } = this.#options;
    if (!comparison) return undefined;
    return new Changes({ page, article, show: (stretch) => this.#reading.show(stretch) }, comparison);
  }

  #marker(page: Document, article: Element): HtmlMarks | undefined {
    const { comparison, content, article: source } = this.#options;
    if (comparison) return undefined;
    return new HtmlMarks({
      page,
      article,
      frame: this.#frame,
      content,
      ...speechOf(source),
      nameOfClause: (id) => {
        const clause = page.getElementById(id);
        return clause?.matches('.clause') ? (this.#places?.nameOf(clause) ?? null) : null;
      },
      inWindow: () => this.#reading.inWindow(),
      show: (stretch) => this.#reading.show(stretch),
      signal: this.#end.signal,
    });
  }

  #offerControls(page: Document, clauses: readonly Clause[]): void {
    const { words } = this.#options;
    const named = new Map(clauses.map(({ id, number, title }) => [id, `${number} ${title}`.trim()]));
    const nameOf = ({ id }: HTMLElement): string | null => {
      const name = named.get(id);
      return name === undefined ? null : words.copyLink(name);
    };
    if (!this.#changes) offerClauseLink({ page, nameOf, signal: this.#end.signal });
    this.#ready(page);
  }

  /** Readies what hangs on how much room there is. */
  #ready(page: Document): void {
    readyTables(page, window.innerHeight);
    readyWideFormulas(page);
    offerEnlarging(page, this.#options.words.enlarge);
  }

  #applyLook(): void {
    const root = this.#frame.contentDocument?.documentElement;
    for (const [name, value] of lookOf(this.#look)) root?.setAttribute(name, value);
    this.#onPaper();
  }

  #onPaper: () => void = () => undefined;

  /** Keeps the colors of the page around the text, or those of the paper that was chosen for it. */
  #followColours(page: Document): () => void {
    const colours = followColours(
      this.#frame.ownerDocument.documentElement,
      page.documentElement,
      () => this.#look.paper,
    );
    this.#onPaper = colours.again;
    return colours.end;
  }

  #measure(clauses: readonly Clause[]): void {
    const page = this.#frame.contentDocument;
    if (page) this.#ready(page);
    this.#reading.measure(clauses);
    this.#changes?.measure(this.#frame.offsetHeight || 1);
    this.#find?.follow({ isMoved: true });
    this.#marks?.follow({ isMoved: true });
    this.#track();
  }

  readonly #track = (): void => {
    const state = this.state();
    if (state.status !== 'ready') return;
    const current = this.#reading.current();
    const jumpedTo = this.#reading.jumpedTo();
    const reached = jumpedTo ? (this.#places?.nameOf(jumpedTo) ?? null) : current && this.nameOf(current);
    const place = this.#awaited ?? reached;
    if (current !== state.current || place !== state.place) this.#observed.set({ ...state, current, place });
    this.#extent.set(this.#reading.extent());
    this.#find?.follow({ isMoved: false });
    this.#marks?.follow({ isMoved: false });
  };

  // Listened to from here: the frame itself runs no scripts.
  readonly #onClick = (event: MouseEvent): void => {
    if (!isElement(event.target)) return;
    const clause = clauseToLink(event.target);
    const figure = figureToEnlarge(event.target);
    const link = event.target.closest('a[href]');
    if (clause !== null) return this.#options.onCopyLink(clause);
    if (figure) return this.#enlarge(figure);
    if (!link) return void this.#marks?.click(event);
    event.preventDefault();
    const way = wayOf(link.getAttribute('href') ?? '');
    if (way.to === 'top') this.#reading.jumpToTop();
    if (way.to === 'bottom') this.#reading.jumpToBottom();
    if (way.to === 'place') this.#options.onLink(way.name);
    if (way.to === 'outside') window.open(way.address, '_blank', 'noopener,noreferrer');
  };

  #enlarge(figure: Element): void {
    const state = this.state();
    if (state.status !== 'ready') return;
    this.#options.onEnlarge(enlargedFrom(figure, state));
  }
}

const lookOf = ({ size, spacing, face, lines }: TextLook): [name: string, value: string][] => [
  ['data-text-size', size],
  ['data-line-spacing', spacing],
  ['data-face', face],
  ['data-lines', lines],
];

// What is in the frame is of none of this window's own classes.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

/** Shows where a jump ended, by a bar. */
function mark(place: HTMLElement): void {
  place.ownerDocument.querySelector('.arrived')?.classList.remove('arrived');
  place.classList.add('arrived');
}

function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
