import { firstWhere, type Stretch } from '@norma/anchoring';
import type { Box, Selected, SelectingWords } from '../../marks/types.ts';
import { selectByKeys } from '../../marks/KeySelection.ts';
import { topOf } from '../find/topOf.ts';
import type { PageStream } from './pageStream.ts';
import { watchSelection } from './watchSelection.ts';

type Around = {
  readonly page: Document;
  readonly article: Element;
  readonly frame: HTMLIFrameElement;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly inWindow: () => { top: number };
  readonly show: (stretch: Range) => void;
  readonly signal: AbortSignal;
  readonly stream: () => PageStream;
  readonly tell: (selected: Selected | null) => void;
};

/** What is selected of an article in a frame, with the pointer or by keys, and the anchor that it makes. */
export class Selecting {
  readonly #around: Around;
  #endKeys: (() => void) | undefined;

  constructor(around: Around) {
    this.#around = around;
    watchSelection(around.page, () => around.tell(this.selected()), around.signal);
  }

  readonly selected = (): Selected | null => {
    const range = this.#range();
    if (!range || !range.intersectsNode(this.#around.article)) return null;
    const stream = this.#around.stream();
    const made = stream.anchor(stream.stretchOf(range));
    const box = this.boxOf(range);
    if ('anchor' in made) return { anchor: made.anchor, box };
    return made.refused === 'too-long' ? { refused: made.refused, box } : null;
  };

  readonly box = (): Box | null => {
    const range = this.#range();
    return range && this.boxOf(range);
  };

  readonly clear = (): void => this.#around.page.getSelection()?.removeAllRanges();

  select(stretch: Stretch): void {
    const { page, stream, show } = this.#around;
    const range = stream().rangeOf(page, stretch);
    const selection = page.getSelection();
    if (!range || !selection) return;
    selection.removeAllRanges();
    selection.addRange(range);
    show(range);
  }

  byKeys(words: SelectingWords, onDone?: (selected: Selected | null) => void): void {
    const { page, language, direction, stream, tell } = this.#around;
    const { text } = stream().stream;
    this.#endKeys?.();
    const range = this.#range();
    const at = this.#placeRead();
    this.#endKeys = selectByKeys(
      {
        page,
        text,
        language,
        isRightToLeft: direction === 'rtl',
        begin: range ? stream().stretchOf(range) : { start: at, end: at },
        show: (stretch) => this.select(stretch),
        onEnd: (isDone) => {
          const selected = isDone ? this.selected() : null;
          if (isDone) tell(selected);
          else this.clear();
          onDone?.(selected);
        },
      },
      words,
    );
  }

  /** A rectangle of the frame in the window. */
  boxOf(range: Range): Box {
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const frame = this.#around.frame.getBoundingClientRect();
    return {
      left: left + frame.left,
      top: top + frame.top,
      right: right + frame.left,
      bottom: bottom + frame.top,
    };
  }

  close(): void {
    this.#endKeys?.();
  }

  #range(): Range | null {
    const selection = this.#around.page.getSelection();
    return selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  }

  /** The reading position: the focused element, otherwise the one at the top of the window. */
  #placeRead(): number {
    const { page, stream, inWindow } = this.#around;
    const focused = page.activeElement;
    if (focused && focused !== page.body) return stream().placeOf(focused);
    const { top } = inWindow();
    const { blocks } = stream().stream;
    const first = firstWhere(blocks.length, (at) => {
      const element = stream().blockAt(blocks[at]?.start ?? 0);
      return !element || topOf(element, element.getBoundingClientRect()) >= top;
    });
    return blocks[first]?.start ?? 0;
  }
}
