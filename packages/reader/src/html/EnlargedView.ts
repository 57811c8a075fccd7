import readingCss from '../reading.css?raw';
import { Observed, type Watched } from '../view.ts';
import { framePage } from './frame.ts';
import { sealedFrame } from './sealedFrame.ts';
import { coloursOf, followColours, fontFacesOf, nonceOf } from './surroundings.ts';

/** How large something is shown: 1 is as large as in its document. */
export type EnlargedState = { zoom: number };

/** A figure or table on its own, as an article of its document's language. */
export type Enlarged = { article: string; title: string; description: string };

type Options = {
  container: HTMLElement;
  enlarged: Enlarged;
  tokens: string;
  onKey: (event: KeyboardEvent) => void;
};

const min = 0.2;
const max = 8;
const step = 1.25;
const roomAround = 48;

/** A figure or a table in a frame of its own, which can be made larger and moved about. */
export class EnlargedView implements Watched<EnlargedState> {
  readonly #observed = new Observed<EnlargedState>({ zoom: 1 });
  readonly #frame: HTMLIFrameElement;
  readonly #asked: (event: KeyboardEvent) => void;
  readonly #end = new AbortController();
  #natural = { width: 1, height: 1 };

  constructor({ container, enlarged, tokens, onKey }: Options) {
    const page = container.ownerDocument;
    this.#asked = onKey;
    const styles = [fontFacesOf(page), tokens, readingCss].join('\n');
    const source = framePage({
      ...enlarged,
      styles,
      nonce: nonceOf(page),
      attributes: coloursOf(page.documentElement),
    });
    this.#frame = sealedFrame(page, enlarged.title, source);
    this.#frame.addEventListener('load', this.#onLoad, { once: true, signal: this.#end.signal });
    container.replaceChildren(this.#frame);
  }

  readonly state = (): EnlargedState => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** Makes it one step larger or smaller, about the middle of what is seen. */
  readonly zoomBy = (steps: 1 | -1): void => this.#zoomTo(this.state().zoom * (steps > 0 ? step : 1 / step));

  /** Shows all of it again. */
  readonly fit = (): void => {
    const { clientWidth, clientHeight } = this.#frame;
    const { width, height } = this.#natural;
    this.#zoomTo(Math.min((clientWidth - roomAround) / width, (clientHeight - roomAround) / height));
  };

  /** Does what a key means here; answers whether it means anything. */
  readonly press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    const move = moves[key];
    if (move) this.#scroller()?.scrollBy({ left: move[0], top: move[1], behavior: 'instant' });
    else if (key === '+' || key === '=') this.zoomBy(1);
    else if (key === '-') this.zoomBy(-1);
    else if (key === '0') this.fit();
    else return false;
    return true;
  };

  readonly destroy = (): void => {
    this.#observed.close();
    this.#end.abort();
    this.#frame.remove();
  };

  readonly #onLoad = (): void => {
    const page = this.#frame.contentDocument;
    const article = page?.querySelector('article');
    if (!page || !article) return;
    const { signal } = this.#end;
    page.documentElement.classList.add('enlarged');
    const { end } = followColours(this.#frame.ownerDocument.documentElement, page.documentElement);
    const begin = (): void => {
      this.#natural = naturalSize(article);
      // Tables are begun at their first column, at a size that can be read; drawings are shown whole.
      if (!article.querySelector('.table-scroll')) this.fit();
    };
    begin();
    void page.fonts.ready.then(begin);
    signal.addEventListener('abort', end, { once: true });
    page.addEventListener('keydown', this.#onKey, { signal });
    page.addEventListener('click', (event) => event.preventDefault(), { signal }); // Nothing leads anywhere from here.
    page.addEventListener('wheel', this.#onWheel, { signal, passive: false });
    dragToScroll(page, signal);
  };

  #zoomTo(zoom: number): void {
    const scroller = this.#scroller();
    const article = scroller?.querySelector('article');
    const before = this.state().zoom;
    const next = Math.min(max, Math.max(min, zoom));
    if (!scroller || !article || next === before) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller;
    article.style.setProperty('zoom', String(next));
    this.#observed.set({ zoom: next });
    const grown = next / before;
    scroller.scrollLeft = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2;
    scroller.scrollTop = (scrollTop + clientHeight / 2) * grown - clientHeight / 2;
  }

  #scroller(): Element | null {
    return this.#frame.contentDocument?.scrollingElement ?? null;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.press(event)) event.preventDefault();
    else this.#asked(event);
  };

  readonly #onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault(); // The browser would enlarge the page.
    this.zoomBy(event.deltaY < 0 ? 1 : -1);
  };
}

function naturalSize(article: HTMLElement): { width: number; height: number } {
  const zoom = article.style.getPropertyValue('zoom');
  article.style.removeProperty('zoom');
  const { width, height } = article.getBoundingClientRect();
  article.style.setProperty('zoom', zoom);
  return { width: Math.max(1, width), height: Math.max(1, height) };
}

const moves: Record<string, readonly [left: number, top: number] | undefined> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/** Lets a page be moved about with the pointer, as paper on a desk; a finger scrolls it by itself. */
function dragToScroll(page: Document, signal: AbortSignal): void {
  let held: { x: number; y: number } | null = null;
  const drop = (): void => {
    held = null;
    page.documentElement.classList.remove('held');
  };
  // Neither selects words nor drags pictures out of the page.
  for (const event of ['mousedown', 'dragstart'] as const)
    page.addEventListener(event, (started) => started.preventDefault(), { signal });
  page.addEventListener(
    'pointerdown',
    ({ button, pointerType, screenX, screenY }) => {
      if (button !== 0 || pointerType === 'touch') return;
      held = { x: screenX, y: screenY };
      page.documentElement.classList.add('held');
    },
    { signal },
  );
  page.addEventListener(
    'pointermove',
    ({ screenX, screenY }) => {
      if (!held) return;
      page.scrollingElement?.scrollBy({ left: held.x - screenX, top: held.y - screenY, behavior: 'instant' });
      held = { x: screenX, y: screenY };
    },
    { signal },
  );
  for (const event of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    page.addEventListener(event, drop, { signal });
}
