import { Steps, type Stretch, type Unit } from '@norma/anchoring';
import type { SelectingWords } from './types.ts';

/** A text that is selected in by keys. */
export type Selectable = {
  page: Document;
  text: string;
  language: string;
  isRightToLeft: boolean;
  /** Where to begin: what is selected already, or a place in what is being read. */
  begin: Stretch;
  /** Shows what is selected now. */
  show: (stretch: Stretch) => void;
  /** Enter was pressed, or with false Escape, or the focus went elsewhere. */
  onEnd: (isDone: boolean) => void;
};

/**
 * Selects by keys, for who has no mouse or does not see it: arrows go to the next word (left, right), sentence (with Ctrl) or
 * block (up, down), with Shift they take it in, x goes on at the other end, Enter is done, Escape leaves. The focus is in an
 * application of its own, so that screen readers hand the keys over; what is selected is said.
 */
export function selectByKeys(given: Selectable, words: SelectingWords): () => void {
  const { page, text, language, begin, show, onEnd } = given;
  const steps = new Steps(text, language);
  const cameFrom = page.activeElement;
  const stage = stageIn(page, words.label);
  let stretch = steps.at(begin.start, 'block') ?? begin;
  if (begin.end > begin.start) stretch = begin;
  let edge: 'start' | 'end' = 'end';
  let hasEnded = false;

  const tell = (): void => {
    show(stretch);
    stage.say(words.selected(shortened(text.slice(stretch.start, stretch.end))));
  };
  const end = (isDone: boolean): void => {
    if (hasEnded) return;
    hasEnded = true; // Taking the stage away takes its focus, which would end it once more.
    stage.element.remove();
    if (cameFrom && 'focus' in cameFrom && typeof cameFrom.focus === 'function')
      cameFrom.focus({ preventScroll: true });
    onEnd(isDone);
  };
  stage.element.addEventListener('keydown', (event) => {
    const asked = stepOf(event, given.isRightToLeft);
    const isOwn = asked !== null || ['Enter', 'Escape', 'x'].includes(event.key);
    if (!isOwn) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return end(true);
    if (event.key === 'Escape') return end(false);
    if (event.key === 'x') edge = edge === 'end' ? 'start' : 'end';
    if (asked) {
      stretch = event.shiftKey
        ? steps.extended(stretch, edge, asked.unit, asked.way)
        : (steps.beside(stretch, asked.unit, asked.way) ?? stretch);
    }
    tell();
  });
  stage.element.addEventListener('blur', () => end(false));
  stage.element.focus({ preventScroll: true });
  tell();
  return () => end(false);
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Which way, and by what, a key goes; null for a key that goes nowhere. */
export function stepOf(press: Press, isRightToLeft: boolean): { unit: Unit; way: 1 | -1 } | null {
  if (press.altKey || press.metaKey) return null;
  const beside: Unit = press.ctrlKey ? 'sentence' : 'word';
  const forth = isRightToLeft ? -1 : 1;
  const back = isRightToLeft ? 1 : -1;
  if (press.key === 'ArrowRight') return { unit: beside, way: forth };
  if (press.key === 'ArrowLeft') return { unit: beside, way: back };
  if (press.key === 'ArrowDown') return { unit: 'block', way: 1 };
  if (press.key === 'ArrowUp') return { unit: 'block', way: -1 };
  return null;
}

const longestSaid = 300;

/** The beginning and the end of a long selection: where it begins and how far it has come. */
const shortened = (text: string): string =>
  text.length <= longestSaid ? text : `${text.slice(0, longestSaid / 2)} … ${text.slice(-longestSaid / 2)}`;

function stageIn(page: Document, label: string): { element: HTMLElement; say: (words: string) => void } {
  const element = page.createElement('div');
  element.className = 'mark-stage';
  element.tabIndex = 0;
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', label);
  const said = page.createElement('div');
  said.setAttribute('aria-live', 'assertive');
  element.append(said);
  page.body.append(element);
  return { element, say: (words) => (said.textContent = words) };
}
