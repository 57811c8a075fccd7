/** What can be asked of a PDF by a key or by a tool. */
export type PdfAct =
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page'
  | 'larger'
  | 'smaller'
  | 'fit-width'
  | 'fit-page'
  | 'true-size'
  | 'rotate'
  | 'rotate-back';

/** The keys of a PDF, in the order in which a list of them is read. Scrolling stays the browser's. */
export const pdfKeys: readonly { key: string; act: PdfAct }[] = [
  { key: 'ArrowRight', act: 'next-page' },
  { key: 'ArrowLeft', act: 'previous-page' },
  { key: 'Home', act: 'first-page' },
  { key: 'End', act: 'last-page' },
  { key: '+', act: 'larger' },
  { key: '-', act: 'smaller' },
  { key: '0', act: 'fit-width' },
  { key: '9', act: 'fit-page' },
  { key: '1', act: 'true-size' },
  { key: 'r', act: 'rotate' },
  { key: 'R', act: 'rotate-back' },
];

const acts = new Map(pdfKeys.map(({ key, act }) => [key, act])).set('=', 'larger'); // The key of + without Shift.

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a key press asks for. With a modifier it is the browser's own; a page wider than the window
 * needs the arrows for moving sideways.
 */
export function actOf(press: Press, isWiderThanWindow: boolean): PdfAct | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (isWiderThanWindow && press.key.startsWith('Arrow')) return undefined;
  return acts.get(press.key);
}
