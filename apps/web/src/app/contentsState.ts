/** Hidden at first; shown when asked for; closed once it has been, which is not the same as never opened. */
export type ContentsState = 'hidden' | 'shown' | 'closed';

/** The contents after the button that opens and closes them was pressed. */
export const toggled = (state: ContentsState): ContentsState => (state === 'shown' ? 'closed' : 'shown');

/** The contents after their own button, Escape, or a way taken from them; what was never open stays as it is. */
export const closed = (state: ContentsState): ContentsState => (state === 'shown' ? 'closed' : state);
