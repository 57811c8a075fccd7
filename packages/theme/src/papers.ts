/** The grounds that text is on. `tokens.css` says the same to browsers, and a test holds it to that. */
export const papers = {
  neutral: { paper: '#FDFDFB', desk: '#F3F4F1', sunk: '#EAECE8' },
  cool: { paper: '#FBFDFD', desk: '#EFF4F4', sunk: '#E4EBEB' },
  warm: { paper: '#FFFDF9', desk: '#F6F3EC', sunk: '#EEE9DF' },
} as const;

/** Which of the three papers a tenant is printed on. */
export type Paper = keyof typeof papers;

/** The grounds in the dark, the same for every tenant, and the label on a fill there. */
export const dark = { paper: '#12161A', layer: '#1A1F25', onFill: '#0E1216' } as const;

/** The label on a fill that is too light for white. */
export const inkOnFill = '#15191E';
