/** What a key does to a PDF. Scrolling (arrows up and down, space, page up and down) stays the browser's. */
export type PdfAct =
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page'
  | 'larger'
  | 'smaller'
  | 'fit-width';

const acts: Record<string, PdfAct> = {
  ArrowRight: 'next-page',
  ArrowLeft: 'previous-page',
  Home: 'first-page',
  End: 'last-page',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit-width',
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a key press asks for. With a modifier it is the browser's own; a page wider than the window
 * needs the arrows for moving sideways.
 */
export function actOf(press: Press, isWiderThanWindow: boolean): PdfAct | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (isWiderThanWindow && press.key.startsWith('Arrow')) return undefined;
  return acts[press.key];
}
